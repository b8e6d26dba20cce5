import { useSearchParams } from '@closyyy/platform/router'
import { useEffect } from 'react'
import { redirectTarget } from './redirect-target.ts'

const KEY = 'wayBack'
/** An emailed link is opened soon or from another visit, in milliseconds. */
const LIFE_MS = 2 * 3_600_000

/** The path of this site that the page's URL names as the way back, remembered for emailed links, which open new tabs. */
export function useWayBack(): string | undefined {
  const path = redirectTarget(useSearchParams()[0].get('redirect'))
  useEffect(() => {
    if (path) localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + LIFE_MS }))
  }, [path])
  return path
}

/** Returns the way back that this browser remembers, or undefined. */
export function readWayBack(): string | undefined {
  try {
    const kept: { path: string; until: number } | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return kept && kept.until > Date.now() ? redirectTarget(kept.path) : undefined
  } catch {
    return undefined
  }
}

export function forgetWayBack(): void {
  localStorage.removeItem(KEY)
}
