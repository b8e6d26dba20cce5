import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'

const TABLE = '/seller/sellinghub/selling-active'

/** Returns the prices of the table, in row order. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('row')
    .locator('td')
    .getByText(/^Rs\.[\d,]+$/)
    .allTextContents()
  return texts.map(text => Number(text.replace(/\D/g, '')))
}

/** Returns whether at least two numbers are in ascending order. */
const areRising = (numbers: number[]) =>
  numbers.length > 1 && numbers.every((price, index) => index === 0 || price >= (numbers[index - 1] ?? 0))

test('sorts the product list by its headers on a wide screen, even by keyboard', async ({
  page,
  open,
  signInAs,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs('demo_seller')
  await open(`${TABLE}?page=2`)
  const header = page.getByRole('columnheader', { name: 'Price' })
  const button = header.getByRole('button', { name: 'Price' })
  await expect(page.getByRole('columnheader', { name: 'Date Listed' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByLabel('Sort by')).toBeHidden()
  await button.click()
  await expect(page).toHaveURL(`${TABLE}?sort=price_asc`)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => areRising(await prices(page))).toBe(true)
  const cheapest = (await prices(page))[0]

  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${TABLE}?sort=price_desc`)
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapest ?? 0)
  await expect(button).toBeFocused()
  await axe()

  await page.goBack()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await prices(page))[0]).toBe(cheapest)
})

const PHONE = { width: 390, height: 844 }

test('sorts cards on a phone by a list', async ({ page, open, signInAs, axe }) => {
  await page.setViewportSize(PHONE)
  await signInAs('demo_seller')
  await open(TABLE)
  await page.getByLabel('Sort by').selectOption({ label: 'Price, highest first' })
  await expect(page).toHaveURL(`${TABLE}?sort=price_desc`)
  const cards = page.getByRole('list', { name: 'Product List' }).getByRole('article')
  await expect(cards).toHaveCount(10)
  const shown = async () => {
    const texts = await cards.getByText(/^Rs\.[\d,]+$/).allTextContents()
    return texts.map(text => Number(text.replace(/\D/g, '')))
  }
  await expect.poll(async () => areRising((await shown()).toReversed())).toBe(true)
  await axe()
})

for (const locale of ['en', 'ur']) {
  test(`shows ten listings on three screens of a phone (${locale})`, async ({
    page,
    context,
    open,
    signInAs,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await page.setViewportSize(PHONE)
    await signInAs('demo_seller')
    // Other journeys leave new listings whose changes wait for review, which their cards show in further lines.
    await open(`${TABLE}?sort=oldest`)
    await expect(page.getByRole('article')).toHaveCount(10)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(3 * PHONE.height)
  })
}
