import { setTimeout as pause } from 'node:timers/promises'
import { installHeadlessShell } from '@closyyy/tooling/browsers/chromium'
import { runToExit } from '@closyyy/tooling/processes/interruption'
import { untilAborted } from '@closyyy/tooling/shop/running-shop'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { env } from '../env.ts'
import { idle, openPage } from '../fixtures/open-page.ts'
import { startOwnShop } from '../fixtures/own-shop.ts'
import { quietBrowser } from '../fixtures/quiet-browser.ts'
import { signIn } from '../fixtures/sign-in.ts'

const SWAPS = 50
/** The caches of the pages are full by then. */
const WARM_UP = 10
const MAX_GROWTH = 0.1
/** Less than one listener in ten swaps. */
const MAX_LISTENER_GROWTH = 0.01
/** The shell starts its last parts, such as the offline notice, five seconds after the first page. */
const LATE_PARTS_MS = 7_000
const COLLECTIONS = 5
const COLLECTION_PAUSE_MS = 300

/** Memory of a page after garbage collection. */
interface Memory {
  swaps: number
  heapMb: number
  listeners: number
  nodes: number
}

/** Swaps between a page of the storefront and one of the hub in one document; returns its memory every ten swaps. */
async function measureSwaps(browser: Browser, origin: string): Promise<Memory[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' })
  const requests = await request.newContext({ baseURL: origin })
  await signIn(context, requests, 'demo_seller')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const measurements: Memory[] = []

  /** Collects garbage several times, because elements that left the page are freed some time after a collection. */
  async function measure(swaps: number): Promise<void> {
    for (let run = 0; run < COLLECTIONS; run++) {
      await session.send('HeapProfiler.collectGarbage')
      await pause(COLLECTION_PAUSE_MS)
      await idle(page)
    }
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
    measurements.push({ swaps, heapMb: Number((usedSize / 1_000_000).toFixed(2)), listeners, nodes })
  }

  await openPage(page, '/')
  await page.getByRole('button', { name: 'Account menu of demo_seller' }).click()
  await page.getByRole('link', { name: 'Your selling hub' }).click()
  await expectHub(page)
  await pause(LATE_PARTS_MS)
  for (let swaps = 1; swaps <= SWAPS; swaps++) {
    await (swaps % 2 === 1 ? page.goBack() : page.goForward())
    await (swaps % 2 === 1 ? expectHome(page) : expectHub(page))
    if (swaps % WARM_UP === 0) await measure(swaps)
  }
  await requests.dispose()
  await context.close()
  return measurements
}

const expectHub = (page: Page) => page.getByRole('region', { name: 'Selling' }).getByRole('article').first().waitFor()

const expectHome = (page: Page) => page.getByRole('navigation', { name: 'Shop by section' }).waitFor()

/** Prints the measurements; returns true if nothing grows after the warm-up. */
function print(measurements: Memory[]): boolean {
  console.table(measurements)
  const [first, last] = [measurements[0], measurements.at(-1)]
  if (!first || !last) return false
  const growth = last.heapMb / first.heapMb - 1
  const listeners = last.listeners / first.listeners - 1
  console.log(
    `From swap ${first.swaps} to ${last.swaps} the heap grew by ${(growth * 100).toFixed(1)} % (${MAX_GROWTH * 100} % at most), listeners by ${(listeners * 100).toFixed(1)} % (${MAX_LISTENER_GROWTH * 100} % at most).`,
  )
  return growth < MAX_GROWTH && listeners < MAX_LISTENER_GROWTH
}

await runToExit(async interruption => {
  installHeadlessShell()
  await using shop = await startOwnShop(interruption)
  await using browser = await chromium.launch({ executablePath: env.browser, args: quietBrowser })
  const interrupted = untilAborted(interruption).then((): Memory[] => [])
  return print(await Promise.race([measureSwaps(browser, shop.origin), interrupted])) ? 0 : 1
})
