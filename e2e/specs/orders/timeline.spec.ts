import { listProduct } from '../../fixtures/listed-product.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('leads from a seller’s card on a phone to the timeline of the order, up to the payout', async ({
  page,
  request,
  open,
  signInAs,
  axe,
}) => {
  const { tracking_no } = await placeOrder(request, await listProduct(request))
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('demo_seller')
  await open('/seller/sellinghub/sold-items?status=pending')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: tracking_no })
  await card.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Marked as shipped')
  await open('/seller/sellinghub/sold-items?status=shipped')
  await card.getByRole('link', { name: 'Details' }).click()
  const order = page.getByRole('article', { name: `Order ${tracking_no}` })
  const steps = order.getByRole('list', { name: 'Order status' }).getByRole('listitem')
  await expect(steps).toHaveCount(6)
  await expect(steps.nth(2)).toContainText('Mark as delivered by')
  await expect(steps.last()).toContainText('Paid out to you')
  await axe()
})

for (const [side, account] of [
  ['seller', 'demo_seller'],
  ['buyer', 'demo_buyer'],
] as const) {
  test(`fits the ${side}’s timeline in Urdu on a phone of 390 px`, async ({
    page,
    request,
    open,
    signInAs,
    context,
    baseURL,
  }) => {
    const { id } = await placeOrder(request, await listProduct(request))
    await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(account)
    await open(side === 'seller' ? `/seller/sellinghub/sold-items/${id}` : `/orderconfirmation/${id}`)
    await expect(page.getByText('آرڈر ہو گیا')).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })
}
