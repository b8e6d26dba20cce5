import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { placeOrderAs } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Has no open order that another journey could refuse, after which later ones wait for a confirmation. */
const BUYER = 'nida_y'
/** Not the demo seller, whose newer orders fill the first page. */
const SELLER = 'hamza_fits'

test('puts a parcel that was refused at the door on sale again', async ({ page, request, signInAs, pageOf }) => {
  test.slow()
  const product = await listProduct(request, { seller: SELLER })
  const order = await placeOrderAs(request, BUYER, product)
  const { token } = await signInByApi(request, SELLER)
  const headers = { authorization: `Bearer ${token}` }
  await request.post(`/api/v1/cart/checkout/orders/${order.id}/ship`, { headers })
  await signInAs(SELLER)
  const buyersPage = await pageOf(BUYER)
  const name = `Order ${order.tracking_no}`
  const sold = page.getByRole('rowgroup', { name })

  await test.step('the seller reports the refusal', async () => {
    await openPage(page, '/seller/sellinghub/sold-items')
    await expect(sold.getByText(/Mark it as delivered by/)).toBeVisible()
    await sold.getByText('Did the parcel come back or get lost?').click()
    await sold.getByRole('button', { name: 'The buyer refused it' }).click()
    await page.getByRole('button', { name: 'Yes, it was refused' }).click()
    await expect(sold.getByText('Coming back')).toBeVisible()
  })

  await test.step('the buyer has nothing to pay', async () => {
    await openPage(buyersPage, `/orderconfirmation/${order.id}`)
    await expect(buyersPage.getByRole('heading', { name: 'Your parcel is going back to the seller' })).toBeVisible()
    await expect(buyersPage.getByText('You have nothing to pay.')).toBeVisible()
  })

  await test.step('the seller has it back, and it is on sale', async () => {
    await sold.getByRole('button', { name: 'I have it back' }).click()
    await page.getByRole('button', { name: 'Yes, I have it' }).click()
    await expect(sold.getByText('Returned', { exact: true })).toBeVisible()
    const shown = await request.get(`/api/v1/listing/public/products/show/${product.id}`)
    expect((await shown.json()).data).toMatchObject({ sold: false })
  })
})
