import type { Locator, Page } from '@playwright/test'
import { horizontalOverflow, watchLayoutShifts } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const cart = (page: Page) => page.getByRole('link', { name: 'Cart', exact: true })
const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
const bottomOf = async (locator: Locator) => (await topOf(locator)) + ((await locator.boundingBox())?.height ?? 0)

test('has a slim header that gives way while scrolling down, and returns on the way up or with the focus', async ({
  page,
  open,
}) => {
  await open('/')
  const box = page.getByRole('searchbox', { name: 'Search' })
  expect(Math.abs((await topOf(box)) - (await topOf(cart(page))))).toBeLessThan(8)
  await expect(page.getByRole('link', { name: 'Sell Now' })).toBeHidden()
  const scrollBy = (y: number) => page.evaluate(top => window.scrollBy({ top, behavior: 'instant' }), y)
  await expect(async () => {
    await scrollBy(400)
    expect(await topOf(cart(page))).toBeLessThan(0)
  }).toPass()
  // Rows that load meanwhile move what is on the screen.
  await expect(async () => {
    await scrollBy(-100)
    expect(await topOf(cart(page))).toBeGreaterThan(0)
  }).toPass()
  await scrollBy(400)
  await expect.poll(() => topOf(cart(page))).toBeLessThan(0)
  await cart(page).focus()
  await expect.poll(() => topOf(cart(page))).toBeGreaterThan(0)
})

test('moves between pages by the bottom bar, without loading the seller hub for a guest', async ({ page, open }) => {
  const scripts: string[] = []
  page.on('request', request => void scripts.push(request.url()))
  await open('/')
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  const isFirstDocument = () => page.evaluate(() => 'isFirst' in window)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await bar(page).getByRole('link', { name: 'Search' }).tap()
  await expect(page).toHaveURL('/search')
  await expect(bar(page).getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page')
  await expect(bar(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  expect(await isFirstDocument()).toBe(true)
  expect(scripts.filter(url => url.includes('/seller-hub/'))).toEqual([])
  await bar(page).getByRole('link', { name: 'Saved' }).tap()
  await expect(page).toHaveURL('/seller/login?redirect=%2Fseller%2Fsaved')
})

test('gives its place to the bar of a product, to the checkout and to the keyboard', async ({ page, open }) => {
  await open('/listing/women')
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-keyboard', true))
  await expect(bar(page)).toBeHidden()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-keyboard', false))
  await expect(bar(page)).toBeHidden()
  await open('/checkout')
  await expect(bar(page)).toBeHidden()
})

test('covers neither the end of the page nor what has the focus', async ({ page, open }) => {
  await open('/')
  const link = page.getByRole('link', { name: 'View all Kids' })
  await expect(async () => {
    await link.blur()
    await link.focus()
    expect(await bottomOf(link)).toBeLessThanOrEqual(await topOf(bar(page)))
  }).toPass()
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'اردو' })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    expect(await bottomOf(last)).toBeLessThanOrEqual(await topOf(bar(page)))
  }).toPass()
})

for (const locale of ['en', 'ur']) {
  test(`shifts nothing while it loads, and passes the accessibility checks in ${locale}`, async ({
    page,
    open,
    axe,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    const layoutShifts = await watchLayoutShifts(page)
    for (const path of ['/', '/search']) {
      await open(path)
      await axe()
      // A font that arrives late changes the width of some words.
      expect(await layoutShifts()).toBeLessThan(0.005)
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
  })
}

test('shows toasts above the bottom bar, and above the bar of a product', async ({ page, open, expectPageError }) => {
  expectPageError(/storefront-dialogs/)
  await page.route(/storefront-dialogs/, route => route.abort())
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  /** Waits for the end of the toast's motion. */
  const expectToastAbove = (place: Locator) =>
    expect(async () => expect(await bottomOf(toast)).toBeLessThanOrEqual(await topOf(place))).toPass({ timeout: 3_000 })
  await open('/listing/women')
  await page.getByRole('button', { name: 'Filters' }).tap()
  await expectToastAbove(bar(page))
  await toast.getByRole('button').tap()
  await page.getByRole('article').getByRole('link').first().tap()
  await page.getByRole('button', { name: 'Copy link' }).tap()
  await expectToastAbove(page.getByRole('button', { name: 'Add to cart' }))
})
