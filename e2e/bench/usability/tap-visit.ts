import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { INTERACTIVE, markInteractive, readVitals } from '../measure-page.ts'
import { newPhone, openSlowPage, type Phone } from '../phones.ts'
import { tap } from './finger.ts'
import { type Card, type TapTimes, watchPage } from './page-watch.ts'

export interface TapVisit extends TapTimes {
  lcp: number
  /** When React owns all controls; NaN without script. */
  hydrated: number
}

const TIMEOUT_MS = 60_000
/** Time in which a person looks at the page before the tap. */
const LOOK_MS = 2_000

/** Visits a page with empty caches and taps its first product. */
export async function visitAndTap(browser: Browser, url: string, phone: Phone): Promise<TapVisit> {
  const context = await newPhone(browser)
  try {
    const { page, session } = await openSlowPage(context, phone)
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.addInitScript(markInteractive, INTERACTIVE)
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS })
    const hasScript = (await page.locator('#root').count()) > 0
    const hydrated = hasScript ? await page.evaluate(() => window.usability.hydrated) : Number.NaN
    const { lcp } = await page.evaluate(readVitals, INTERACTIVE)
    const link = page.locator('main article a[href^="/products/"]').first()
    const card = await readCard(link)
    await pause(LOOK_MS)
    await page.evaluate(watched => window.usability.watchTap(watched), card)
    await tap(session, link)
    return { hydrated, lcp, ...(await readTapTimes(page)) }
  } finally {
    await context.close()
  }
}

async function readCard(link: Locator): Promise<Card> {
  const title = (await link.textContent()) ?? ''
  // The other image of a card is the photo's placeholder, which all cards may share.
  const photo = link.locator('xpath=ancestor::article').locator('img[srcset]').first()
  // A lazy photo has its URL once it is near the view.
  await link.scrollIntoViewIfNeeded()
  await photo.evaluate(
    (image: HTMLImageElement) => image.complete || new Promise(done => image.addEventListener('load', done)),
  )
  const url = await photo.evaluate((image: HTMLImageElement) => image.currentSrc)
  return { title, photo: /([0-9a-f]+)-\w+\.\w+$/.exec(url)?.[1] ?? url }
}

async function readTapTimes(page: Page): Promise<TapTimes> {
  await page.waitForURL('**/products/**', { waitUntil: 'commit', timeout: TIMEOUT_MS })
  return page.evaluate(() => window.usability.tapTimes)
}
