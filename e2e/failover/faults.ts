import type { Page, Route } from '@playwright/test'
import { throwingEntry, throwingPages, type VariantOf, withoutExport } from '../fixtures/release-variants.ts'

/** A way in which the current release of a unit fails in a browser. */
export interface Fault {
  name: string
  /** The scripts that fail on their way to the browser; without them, the release itself is broken. */
  fails?: 'entry' | 'page' | undefined
  respond?: (route: Route) => Promise<void>
  /** The broken release that is current; otherwise it is a healthy one. */
  variantOf?: VariantOf
  /** True if the last good release fails too. */
  isTotal?: boolean
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' })
const hang = () => new Promise<never>(() => undefined)
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the WiFi</p>' })

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

export const faults: Fault[] = [
  { name: 'entry 404', fails: 'entry', respond: status(404) },
  { name: 'entry 503', fails: 'entry', respond: status(503) },
  { name: 'HTML for script', fails: 'entry', respond: html },
  { name: 'entry hangs', fails: 'entry', respond: hang },
  { name: 'entry cut off', fails: 'entry', respond: cutOff },
  { name: 'broken export', variantOf: withoutExport },
  { name: 'throws while evaluated', variantOf: throwingEntry },
  { name: 'throws at first render', variantOf: throwingPages },
  { name: 'page chunk 503', fails: 'page', respond: status(503) },
  { name: 'page chunk hangs', fails: 'page', respond: hang },
  { name: 'both releases 503', fails: 'entry', respond: status(503), isTotal: true },
]

/** Applies a fault to the scripts of releases; returns when the first of them was requested, in milliseconds. */
export async function applyFault(page: Page, { respond }: Fault, scripts: string[]): Promise<() => number> {
  let failedAt = Number.NaN
  await page.route(
    url => scripts.includes(url.pathname),
    route => {
      failedAt ||= performance.now()
      return respond ? respond(route) : route.continue()
    },
  )
  return () => failedAt
}
