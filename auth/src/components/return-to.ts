import { useSearchParams } from '@closyyy/platform/router'
import { RETURN_TO_KEY } from '@closyyy/platform/session-data/session-keys'
import { useEffect } from 'react'

/** One leading slash; no backslash, tab or line break, which browsers treat as a slash or ignore. */
const localPath = /^\/(?!\/)[^\\\p{Cc}]*$/u

/** Returns the path if it is a page of this site, otherwise undefined (SESSION-3). */
export function redirectTarget(path: string | null): string | undefined {
  if (!path || !localPath.test(path)) return undefined
  // Dot segments are removed: /.//evil.example becomes //evil.example.
  const { origin, pathname } = new URL(path, window.location.origin)
  return origin === window.location.origin && !pathname.startsWith('//') ? path : undefined
}

const MAX_AGE_MS = 2 * 3_600_000

/** Returns the path in the URL's `redirect`, and stores it for emailed links, which open new tabs. */
export function useReturnTo(): string | undefined {
  const path = redirectTarget(useSearchParams()[0].get('redirect'))
  useEffect(() => {
    if (path) localStorage.setItem(RETURN_TO_KEY, JSON.stringify({ path, until: Date.now() + MAX_AGE_MS }))
  }, [path])
  return path
}

export function readReturnTo(): string | undefined {
  try {
    const stored: { path: string; until: number } | null = JSON.parse(localStorage.getItem(RETURN_TO_KEY) ?? 'null')
    return stored && stored.until > Date.now() ? redirectTarget(stored.path) : undefined
  } catch {
    return undefined
  }
}

export function clearReturnTo(): void {
  localStorage.removeItem(RETURN_TO_KEY)
}
