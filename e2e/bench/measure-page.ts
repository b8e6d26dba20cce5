import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { newPhone, openSlowPage, slowPhone } from './phones.ts'

/** Measurements of one visit on the slow phone. Times in milliseconds, sizes in bytes over the wire. */
export interface Visit {
  fcp: number
  lcp: number
  cls: number
  /** Time over 50 ms in the long tasks after the first contentful paint. */
  tbt: number
  /** When the page handles taps itself; it replays earlier ones then. Undefined without the shop's scripts. */
  interactive?: number | undefined
  requests: number
  bytes: number
  scriptBytes: number
  /** Length of the chain of dependent requests before that of the largest image, without the document. */
  lcpDepth: number
  /** The longest such chain of the whole page. */
  depth: number
}

const SETTLE_MS = 2_500

/** Name of the mark at which the page handles taps itself. */
export const INTERACTIVE = 'interactive'

export interface Vitals {
  fcp: number
  lcp: number
  lcpUrl: string
  cls: number
  /** Start and end of every task over 50 ms. */
  longTasks: [number, number][]
  interactive?: number | undefined
}

/** Visits a URL once with empty caches. */
export async function measurePage(browser: Browser, url: string): Promise<Visit> {
  const context = await newPhone(browser)
  const { page, session } = await openSlowPage(context, slowPhone)
  const traffic = recordTraffic(session)
  await page.addInitScript(markInteractive, INTERACTIVE)
  await page.goto(url, { waitUntil: 'load' })
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
  const vitals = await page.evaluate(readVitals, INTERACTIVE)
  await context.close()
  const { fcp, lcp, lcpUrl, cls, interactive } = vitals
  const tbt = totalBlockingTime(vitals)
  return {
    fcp,
    lcp,
    cls,
    tbt,
    interactive,
    ...traffic.total(),
    lcpDepth: traffic.depthOf(lcpUrl),
    depth: traffic.deepest(),
  }
}

/** Visits a URL, then again after `change`; returns the bytes of script that the second visit loads. */
export async function measureReturn(browser: Browser, url: string, change: () => Promise<void>): Promise<number> {
  const context = await newPhone(browser)
  await visit(context, url)
  await change()
  const { scriptBytes } = await visit(context, url)
  await context.close()
  return scriptBytes
}

async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = recordTraffic(session)
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'load' })
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
  await page.close()
  return traffic.total()
}

/** Runs before the page's scripts: marks the time at which the shell ends the recording of early input. */
export function markInteractive(name: string): void {
  let recording: { stop: () => void } | undefined
  Object.defineProperty(window, 'earlyInput', {
    get: () => recording,
    set(value: { stop: () => void }) {
      const stop = () => {
        performance.mark(name)
        value.stop()
      }
      recording = { ...value, stop }
    },
  })
}

/** Runs in the loaded page: the browser buffers these entries, and an earlier script would delay them. */
export async function readVitals(interactive: string): Promise<Vitals> {
  const entriesOf = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true })
      // The observer does not fire if there are no entries.
      setTimeout(() => resolve([]), 500)
    })
  const [paints, largest, shifts, long] = await Promise.all([
    entriesOf('paint'),
    entriesOf<PerformanceEntry & { url: string }>('largest-contentful-paint'),
    entriesOf<PerformanceEntry & { value: number }>('layout-shift'),
    entriesOf('longtask'),
  ])
  return {
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: largest.at(-1)?.startTime ?? Number.NaN,
    lcpUrl: largest.at(-1)?.url ?? '',
    cls: shifts.reduce((total, { value }) => total + value, 0),
    longTasks: long.map(({ startTime, duration }) => [startTime, startTime + duration]),
    interactive: performance.getEntriesByName(interactive)[0]?.startTime,
  }
}

/** Sums the time of each long task beyond 50 ms, as far as it is after the first contentful paint. */
function totalBlockingTime({ fcp, longTasks }: Vitals): number {
  const blocked = longTasks.map(([start, end]) => Math.max(0, end - Math.max(fcp, start + 50)))
  return blocked.reduce((total, time) => total + time, 0)
}

export function recordTraffic(session: CDPSession) {
  const urls = new Map<string, string>()
  const parents = new Map<string, string | undefined>()
  const sizes = new Map<string, number>()
  let documentUrl: string | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('data:')) return
    urls.set(requestId, request.url)
    documentUrl ??= request.url
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url
    if (!parents.has(request.url)) parents.set(request.url, cause === documentUrl ? undefined : cause)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (urls.has(requestId)) sizes.set(requestId, encodedDataLength)
  })

  const sum = (includes: (url: string) => boolean) =>
    [...sizes].reduce((total, [id, size]) => (includes(urls.get(id) ?? '') ? total + size : total), 0)
  const depthOf = (url: string, seen = 0): number => {
    const parent = parents.get(url)
    return parent === undefined || seen > 20 ? 0 : 1 + depthOf(parent, seen + 1)
  }
  return {
    depthOf,
    deepest: () => Math.max(0, ...[...parents.keys()].map(url => depthOf(url))),
    total: () => ({
      requests: sizes.size,
      bytes: sum(() => true),
      scriptBytes: sum(url => /\.js(\?|$)/.test(url)),
    }),
  }
}
