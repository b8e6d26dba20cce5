import type { Browser, BrowserContext } from '@playwright/test'
import { INTERACTIVE, readVitals } from '../measure-page.ts'
import { newPhone, openPage, type Phone } from '../phones.ts'
import { type SlowNetwork, startSlowNetwork } from './slow-network.ts'

export interface SecondVisit {
  /** Bytes of the second visit over the wire, those of the service worker included. */
  bytes: number
  firstLcp: number
  secondLcp: number
}

/** Longer than the pauses of a page that starts, whose service worker follows five seconds after it. */
const QUIET_MS = 7_000

/** Visits a page, closes it and visits it again. */
export async function measureSecondVisit(
  browser: Browser,
  { origin, pathname }: URL,
  phone: Phone,
): Promise<SecondVisit> {
  const network = await startSlowNetwork(origin, phone)
  const context = await newPhone(browser)
  try {
    const visit = () => readLcp(context, network, network.origin + pathname, phone)
    const firstLcp = await visit()
    network.takeBytes()
    const secondLcp = await visit()
    return { bytes: network.takeBytes(), firstLcp, secondLcp }
  } finally {
    await context.close()
    await network.close()
  }
}

/** Returns the LCP of a visit that ends once all has loaded. */
async function readLcp(context: BrowserContext, network: SlowNetwork, url: string, phone: Phone): Promise<number> {
  const { page } = await openPage(context, { cpuSlowdown: phone.cpuSlowdown })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await network.untilQuiet(QUIET_MS)
  const { lcp } = await page.evaluate(readVitals, INTERACTIVE)
  await page.close()
  return lcp
}
