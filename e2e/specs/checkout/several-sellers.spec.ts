import { rupees } from '../../fixtures/catalogue.ts'
import { confirmOrder } from '../../fixtures/confirm-order.ts'
import { fillGuestCart, sana, storeGuest } from '../../fixtures/filled-cart.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const DELIVERY_FEE = 250

test('explains items of two sellers as two parcels, each with its own delivery and cash to prepare', async ({
  page,
  open,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shawl = await listProduct(request, { title: 'Shawl of one seller', price: 1_800 })
  const stole = await listProduct(request, { title: 'Stole of another seller', price: 2_400, seller: 'hamza_fits' })
  const phone = freshPhone()
  await storeGuest(context, await fillGuestCart(request, shawl, stole), {
    ...sana,
    email: `parcels-${Date.now()}@example.com`,
    phone,
  })
  const groupOf = ({ user }: typeof shawl) => page.getByRole('region', { name: user.username })

  await test.step('the cart explains the parcels', async () => {
    await open('/cart')
    await expect(page.getByText('they arrive in 2 parcels')).toBeVisible()
    await expect(groupOf(shawl)).toContainText(rupees(shawl.price))
    await groupOf(stole).getByRole('button', { name: 'Checkout' }).click()
  })

  const total = rupees(stole.price + DELIVERY_FEE)
  await test.step('the checkout of one parcel has its delivery, and the cash beside the button', async () => {
    const summary = page.getByRole('region', { name: 'Your order' })
    await expect(summary).toContainText(stole.title)
    await expect(summary).not.toContainText(shawl.title)
    await expect(summary.getByRole('definition')).toHaveText([rupees(stole.price), rupees(DELIVERY_FEE), total])
    await expect(page.getByText('Please have this amount ready in cash for the courier.')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    await confirmOrder(page, request, phone)
  })

  await test.step('the order costs the same, and the other parcel waits in the cart', async () => {
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: total })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Shipping' })).toContainText(rupees(DELIVERY_FEE))
    await open('/cart')
    await expect(groupOf(shawl)).toBeVisible()
    await expect(groupOf(stole)).toHaveCount(0)
    await expect(page.getByText(/they arrive in/)).toHaveCount(0)
  })
})
