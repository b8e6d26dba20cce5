import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { placeOrderAs } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Places no other orders in tests, so that the refusal is the only one. */
const BUYER = 'haris_m'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('appeals a refused parcel, which then no longer counts', async ({ page, request, signInAs, pageOf, axe }) => {
  test.slow()
  const order = await placeOrderAs(request, BUYER, await listProduct(request))
  const { token } = await signInByApi(request, 'demo_seller')
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/v1/cart/checkout/orders/${order.id}`
  await request.post(`${path}/ship`, { headers })
  expect((await request.post(`${path}/report`, { headers, data: { report: 'refused' } })).status()).toBe(200)
  await signInAs(BUYER)
  const [support, late] = [await pageOf('demo_admin'), await pageOf('demo_admin')]
  const name = `Order ${order.tracking_no}`
  const refusal = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

  await test.step('the buyer says that it is wrong', async () => {
    await openPage(page, '/seller/delivery-record')
    await refusal.getByRole('button', { name: 'This is wrong' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'What happened?' }).fill('I was at home, and nobody came.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(refusal.getByText('We’re looking into it')).toBeVisible()
    await axe()
  })

  const rejection = late.getByRole('dialog')
  await test.step('one of the support team writes why to reject it', async () => {
    await openPage(late, '/seller/sellinghub/appeals')
    await late.getByRole('button', { name: `Reject the appeal for order ${order.tracking_no}` }).click()
    await rejection.getByRole('textbox', { name: 'Reason' }).fill('The courier is right.')
  })

  await test.step('another one accepts it', async () => {
    await openPage(support, '/seller/sellinghub/appeals')
    const card = support.getByRole('article', { name: order.tracking_no })
    await expect(card.getByText('I was at home, and nobody came.')).toBeVisible()
    await expect(card.getByText('reported by the seller')).toBeVisible()
    await card.getByRole('button', { name: /^Accept/ }).click()
    const dialog = support.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The rider never came.')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    const notices = support.getByRole('region', { name: 'Notifications' })
    await expect(notices).toContainText(`The refusal of order ${order.tracking_no} no longer counts.`)
    await expect(card).toHaveCount(0)
  })

  await test.step('the first one reads that, and keeps the reason', async () => {
    await rejection.getByRole('button', { name: 'Reject' }).click()
    await expect(rejection.getByRole('alert')).toContainText('This appeal has been decided already.')
    await expect(rejection.getByRole('textbox', { name: 'Reason' })).toHaveValue('The courier is right.')
    await expect(late.getByRole('article', { name: order.tracking_no })).toHaveCount(0)
  })

  await test.step('the buyer reads the decision', async () => {
    await openPage(page, '/seller/delivery-record')
    await expect(refusal.getByText('No longer counts')).toBeVisible()
    await expect(refusal.getByText('The rider never came.')).toBeVisible()
  })
})
