import { type Browser, type BrowserContext, type CDPSession, devices } from '@playwright/test'

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

const newPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    // As a phone names itself, in its client hints too.
    userAgent: devices['Pixel 7'].userAgent,
  })

/** Visits an address once with empty caches. */
export async function measurePage(browser: Browser, address: string): Promise<Visit> {
  const context = await newPhone(browser)
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
  await page.goto(address, { waitUntil: 'load' })
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
  const vitals = await page.evaluate(readVitals)
  await context.close()
  const { fcp, lcp, lcpUrl, cls } = vitals
  const tbt = totalBlockingTime(vitals)
  return { fcp, lcp, cls, tbt, ...traffic.total(), lcpDepth: traffic.depthOf(lcpUrl), depth: traffic.deepest() }
}

/** Visits an address, then once more after `change`; returns the bytes of script that the second visit loads. */
export async function measureReturn(browser: Browser, address: string, change: () => Promise<void>): Promise<number> {
  const context = await newPhone(browser)
  await visit(context, address)
  await change()
  const { scriptBytes } = await visit(context, address)
  await context.close()
  return scriptBytes
}

async function visit(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = recordTraffic(session)
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'load' })
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
  await page.close()
  return traffic.total()
}

/** Runs in the page when all is over: the browser keeps these entries, and a script before the page's own delays them. */
async function readVitals(): Promise<Vitals> {
  const kept = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true })
      // Where there are none, nobody is told.
      setTimeout(() => resolve([]), 500)
    })
  const [paints, largest, shifts, long] = await Promise.all([
    kept('paint'),
    kept<PerformanceEntry & { url: string }>('largest-contentful-paint'),
    kept<PerformanceEntry & { value: number }>('layout-shift'),
    kept('longtask'),
  ])
  return {
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: largest.at(-1)?.startTime ?? Number.NaN,
    lcpUrl: largest.at(-1)?.url ?? '',
    cls: shifts.reduce((total, { value }) => total + value, 0),
    longTasks: long.map(({ startTime, duration }) => [startTime, startTime + duration]),
  }
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
