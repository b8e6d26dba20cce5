import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// ORDER-17
test('prints an order without navigation and buttons', async ({ request, pageOf }) => {
  const { id, tracking_no } = await placeOrder(request, await listProduct(request, { title: 'Shawl on paper' }))
  const page = await pageOf('demo_buyer')
  await openPage(page, `/orderconfirmation/${id}`)
  const order = page.getByRole('article').filter({ hasText: tracking_no })
  await expect(order).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(order).toBeVisible()
  await expect(order.getByText('Shawl on paper')).toBeVisible()
  for (const role of ['contentinfo', 'banner', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Track order' })).toHaveCount(0)
})
