import type { Browser, CDPSession } from '@playwright/test'

/** What one visit of a page cost on the slow phone. Times in milliseconds, sizes in bytes over the wire. */
export interface Visit {
  fcp: number
  lcp: number
  cls: number
  /** Time over 50 ms in the long tasks after the first contentful paint. */
  tbt: number
  requests: number
  bytes: number
  scriptBytes: number
  /** Requests that had to wait for one another before the largest picture was asked for, the document not counted. */
  lcpDepth: number
  /** The longest such chain of the whole page. */
  depth: number
}

/** The slow phone: 150 ms a request, 1.6 Mbit/s, a processor four times slower. */
const LATENCY_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
const CPU_SLOWDOWN = 4
const SETTLE_MS = 2_500

interface Vitals {
  fcp: number
  lcp: number
  lcpUrl: string
  cls: number
  /** Start and end of every task over 50 ms. */
  longTasks: [number, number][]
}

/** Visits an address once with empty caches. */
export async function measurePage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = recordTraffic(session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(observeVitals)
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), SETTLE_MS)
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  await context.close()
  const { fcp, lcp, lcpUrl, cls } = vitals
  const tbt = totalBlockingTime(vitals)
  return { fcp, lcp, cls, tbt, ...traffic.total(), lcpDepth: traffic.depthOf(lcpUrl), depth: traffic.deepest() }
}

/** Runs in the page before its own scripts. */
function observeVitals() {
  const vitals: Vitals = { fcp: 0, lcp: 0, lcpUrl: '', cls: 0, longTasks: [] }
  ;(window as unknown as { vitals: Vitals }).vitals = vitals
  const observe = (type: string, take: (entry: never) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) take(entry as never)
    }).observe({ type, buffered: true })
  observe('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry: PerformanceEntry & { url: string }) => {
    vitals.lcp = entry.startTime
    vitals.lcpUrl = entry.url
  })
  observe('layout-shift', (entry: PerformanceEntry & { value: number }) => {
    vitals.cls += entry.value
  })
  observe('longtask', (entry: PerformanceEntry) => {
    vitals.longTasks.push([entry.startTime, entry.startTime + entry.duration])
  })
}

/** Sum of what each long task holds back beyond 50 ms, as far as it ran after the first contentful paint. */
function totalBlockingTime({ fcp, longTasks }: Vitals): number {
  const blocked = longTasks.map(([start, end]) => Math.max(0, end - Math.max(fcp, start + 50)))
  return blocked.reduce((total, time) => total + time, 0)
}

function recordTraffic(session: CDPSession) {
  const addresses = new Map<string, string>()
  const parents = new Map<string, string | undefined>()
  const sizes = new Map<string, number>()
  let documentAddress: string | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('data:')) return
    addresses.set(requestId, request.url)
    documentAddress ??= request.url
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url
    if (!parents.has(request.url)) parents.set(request.url, cause === documentAddress ? undefined : cause)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (addresses.has(requestId)) sizes.set(requestId, encodedDataLength)
  })

  const sum = (keep: (address: string) => boolean) =>
    [...sizes].reduce((total, [id, size]) => (keep(addresses.get(id) ?? '') ? total + size : total), 0)
  const depthOf = (address: string, seen = 0): number => {
    const parent = parents.get(address)
    return parent === undefined || seen > 20 ? 0 : 1 + depthOf(parent, seen + 1)
  }
  return {
    depthOf,
    deepest: () => Math.max(0, ...[...parents.keys()].map(address => depthOf(address))),
    total: () => ({
      requests: sizes.size,
      bytes: sum(() => true),
      scriptBytes: sum(address => /\.js(\?|$)/.test(address)),
    }),
  }
}
