import type { Page } from '@playwright/test'
import { listProduct } from '../../fixtures/listed-product.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const SOLD = '/seller/sellinghub/sold-items'
const PURCHASES = '/seller/purchases'

type Shown = 'rowgroup' | 'article'

const ordersOf = (page: Page, role: Shown) => page.getByRole('main').getByRole(role).filter({ hasText: 'CLX' })

/** Returns the prices of the orders' items in order. */
async function subtotals(page: Page, role: Shown): Promise<number[]> {
  const texts = await ordersOf(page, role).allTextContents()
  return texts.map(text => Number(/(?:Items|CLX\w+?)\s*Rs\.([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}

/** Returns the times at which the orders were placed, in order. */
const moments = (page: Page, role: Shown): Promise<number[]> =>
  ordersOf(page, role).evaluateAll(orders =>
    orders.map(order => Date.parse(order.querySelector('time')?.dateTime ?? '')),
  )

/** Returns whether at least two numbers, not all equal, are in descending or ascending order. */
function areSorted(numbers: number[], way: 'falling' | 'rising'): boolean {
  const sorted = numbers.toSorted((one, other) => (way === 'falling' ? other - one : one - other))
  return new Set(numbers).size > 1 && numbers.every((number, index) => number === sorted[index])
}

const expectSorted = (page: Page, role: Shown, way: 'falling' | 'rising', by = subtotals) =>
  expect.poll(async () => areSorted(await by(page, role), way)).toBe(true)

test('sorts sold items by their headers on a wide screen, even by keyboard', async ({ page, open, signInAs, axe }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs('demo_seller')
  await open(`${SOLD}?status=completed`)
  const price = page.getByRole('columnheader', { name: 'Price' })
  const date = page.getByRole('columnheader', { name: 'Date sold' })
  const button = price.getByRole('button')
  await expect(date).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByLabel('Sort by')).toBeHidden()

  await button.click()
  await expect(page).toHaveURL(`${SOLD}?status=completed&sort=price_desc`)
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await expectSorted(page, 'rowgroup', 'falling')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await expectSorted(page, 'rowgroup', 'rising')
  await expect(button).toBeFocused()
  await axe()

  await page.goBack()
  await expectSorted(page, 'rowgroup', 'falling')
  await date.getByRole('button').click()
  await expect(page).toHaveURL(`${SOLD}?status=completed`)
})

for (const [account, path] of [
  ['demo_seller', SOLD],
  ['demo_buyer', PURCHASES],
] as const) {
  const role = 'article'
  test(`sorts ${path} by a list on a phone, and stores the order in the URL`, async ({
    page,
    request,
    open,
    signInAs,
    axe,
  }) => {
    const { tracking_no } = await placeOrder(request, await listProduct(request))
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(account)
    await open(path)
    await expect(ordersOf(page, role).filter({ hasText: tracking_no })).toBeVisible()
    await expectSorted(page, role, 'falling', moments)
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
    await expectSorted(page, role, 'rising', moments)
    await page.getByLabel('Sort by').selectOption({ label: 'Price, lowest first' })
    await expect(page).toHaveURL(`${path}?sort=price_asc`)
    await expectSorted(page, role, 'rising')
    await page.reload()
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
    await expectSorted(page, role, 'rising')
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })
}
