import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { newPhone, openSlowPage, type Phone } from '../phones.ts'
import { tap } from './finger.ts'
import { watchPage } from './page-watch.ts'

export const interactions = ['menu', 'filter', 'sort', 'add to bag'] as const

/** Time from each input to the next frame that shows its effect, in milliseconds, as of the metric INP. */
export type InputDelays = Record<(typeof interactions)[number], number>

const TIMEOUT_MS = 60_000
/** Time after which the effects of an input are on the screen. */
const SETTLE_MS = 1_500

/** Uses menu, filters and sort order of the listing page and the button that adds a product to the cart. */
export async function measureInputs(browser: Browser, origin: string, phone: Phone): Promise<InputDelays> {
  const context = await newPhone(browser)
  try {
    const { page, session } = await openSlowPage(context, phone)
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.addInitScript(watchPage)
    await page.addInitScript(recordInputs)
    await open(page, `${origin}/listing/women`)
    const menu = await delayOf(page, () =>
      tap(session, page.getByRole('button', { name: 'Women', exact: true }).first()),
    )
    await page.keyboard.press('Escape')
    const sort = await delayOf(page, async () => {
      await page.getByRole('combobox', { name: 'Sort' }).focus()
      await page.keyboard.press('ArrowDown')
    })
    const filter = await delayOf(page, () => chooseSize(page, session))
    const product = await page.locator('main article a[href^="/products/"]').first().getAttribute('href')
    await open(page, origin + product)
    const add = await delayOf(page, () => tap(session, page.getByRole('button', { name: 'Add to cart' })))
    return { menu, filter, sort, 'add to bag': add }
  } finally {
    await context.close()
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS })
  await page.evaluate(() => window.usability.hydrated)
  await pause(SETTLE_MS)
}

async function chooseSize(page: Page, session: CDPSession): Promise<void> {
  await tap(session, page.getByRole('button', { name: /^Filters/ }))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  await pause(SETTLE_MS)
  await tap(session, sheet.locator('summary', { hasText: 'Condition' }))
  await pause(SETTLE_MS)
  await tap(session, sheet.locator('label', { hasText: 'Used - Good' }))
  await pause(SETTLE_MS)
  await tap(session, sheet.getByRole('button', { name: /^Show/ }))
}

declare global {
  interface Window {
    inputDelays: number[]
  }
}

/** Runs before the scripts of a page. */
function recordInputs(): void {
  window.inputDelays = []
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.inputDelays.push(entry.duration)
  }
  new PerformanceObserver(record).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Returns the longest delay of the inputs of an action; an input below the observer's threshold counts as 16 ms. */
async function delayOf(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.inputDelays = []
  })
  await action()
  await pause(SETTLE_MS)
  return page.evaluate(() => Math.max(16, ...window.inputDelays))
}
