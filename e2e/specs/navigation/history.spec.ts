import type { Page } from '@playwright/test'
import { started } from '../../fixtures/open-page.ts'
import { scrollPosition, scrollTo, settledPosition } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { startSlowShop } from '../../fixtures/slow-shop.ts'

/** Waits until the page is scrolled to a position, within the height of a line of text. */
const expectPosition = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - place)).toBeLessThan(24)

test('starts a full page load at the top, and restores each scroll position with Back and Forward', async ({
  page,
  open,
  signInAs,
}) => {
  await signInAs('demo_seller')
  await open('/')
  const home = await scrollTo(page, page.getByRole('link', { name: 'View all Kids' }))
  expect(home).toBeGreaterThan(400)
  await open('/listing/women')
  expect(await settledPosition(page)).toBe(0)
  const listing = await scrollTo(page, page.getByRole('article').nth(4))
  expect(listing).toBeGreaterThan(100)
  // This page is rendered in the browser, and its data loads late.
  await open('/seller/sellinghub/overview')
  const sold = page.getByRole('region', { name: 'Sold' })
  await expect(sold.getByRole('article').first()).toBeVisible()
  expect(await settledPosition(page)).toBe(0)
  const overview = await scrollTo(page, sold)
  expect(overview).toBeGreaterThan(100)
  await open('/about')
  expect(await settledPosition(page)).toBe(0)
  await page.goBack()
  await expectPosition(page, overview)
  await page.goBack()
  await started(page)
  await expectPosition(page, listing)
  await page.goBack()
  await started(page)
  await expectPosition(page, home)
  await page.reload()
  await started(page)
  await expectPosition(page, home)
  await page.goForward()
  await started(page)
  await expectPosition(page, listing)
})

test('restores the position on a home page whose second half arrives late', async ({ page, open, baseURL }) => {
  const shop = await startSlowShop(baseURL ?? '')
  try {
    await open(`${shop.origin}/`)
    const home = await scrollTo(page, page.getByRole('link', { name: 'View all Wedding Dresses' }))
    await open(`${shop.origin}/about`)
    const sendRest = shop.withholdFrom('How it works')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Women' })).toBeVisible()
    sendRest()
    await started(page)
    expect(await settledPosition(page)).toBe(home)
  } finally {
    await shop.close()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('restores open filters on the page they were open on, and on no other', async ({ page, open }) => {
    const popup = page.getByRole('dialog', { name: 'Filters' })
    await open('/listing/women')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(popup).toBeVisible()
    await open('/listing/men')
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible()
    await expect(popup).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('WOMEN')
    await expect(popup).toBeVisible()
    await page.goForward()
    await started(page)
    await expect(popup).toBeHidden()
    await open('/listing/women')
    await expect(popup).toBeHidden()
  })
})
