import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { INTERACTIVE, readVitals } from '../measure-page.ts'
import { newPhone, openPage, type Phone } from '../phones.ts'
import { startSlowNetwork } from './slow-network.ts'

export interface SecondVisit {
  /** Bytes of the second visit over the wire, those of the service worker included. */
  bytes: number
  firstLcp: number
  secondLcp: number
}

/** Time in which a page starts, and its service worker after that. */
const STAY_MS = 9_000

/** Visits a page, closes it and visits it again. */
export async function measureSecondVisit(
  browser: Browser,
  { origin, pathname }: URL,
  phone: Phone,
): Promise<SecondVisit> {
  const network = await startSlowNetwork(origin, phone)
  const context = await newPhone(browser)
  try {
    const url = network.origin + pathname
    const firstLcp = await visit(context, url, phone)
    network.takeBytes()
    const secondLcp = await visit(context, url, phone)
    return { bytes: network.takeBytes(), firstLcp, secondLcp }
  } finally {
    await context.close()
    await network.close()
  }
}

/** Returns the LCP of a visit. */
async function visit(context: BrowserContext, url: string, phone: Phone): Promise<number> {
  const { page } = await openPage(context, { cpuSlowdown: phone.cpuSlowdown })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await pause(STAY_MS)
  const { lcp } = await page.evaluate(readVitals, INTERACTIVE)
  await page.close()
  return lcp
}
