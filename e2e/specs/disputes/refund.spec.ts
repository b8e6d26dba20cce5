import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

test('ends a dispute with a refund that both sides agree on', async ({ page, request, signInAs, pageOf }) => {
  test.slow()
  const order = await placeOrder(request, await listProduct(request))
  const { token } = await signInByApi(request, 'demo_seller')
  const headers = { authorization: `Bearer ${token}` }
  for (const step of ['ship', 'deliver'])
    await request.post(`/api/v1/cart/checkout/orders/${order.id}/${step}`, { headers })
  const buyer = await signInByApi(request, 'demo_buyer')
  const opened = await request.post('/api/v1/disputes', {
    headers: { authorization: `Bearer ${buyer.token}` },
    data: { order_id: order.id, reason: 'damaged', message: 'A seam is torn.' },
  })
  const { id } = (await opened.json()).data
  await signInAs('demo_seller')
  const buyersPage = await pageOf('demo_buyer')

  await test.step('the buyer proposes a refund', async () => {
    await openPage(buyersPage, `/seller/resolution?dispute=${id}`)
    await expect(buyersPage.getByText(/Waiting for the seller’s reply/)).toBeVisible()
    await buyersPage.getByText('Propose a solution').click()
    await buyersPage.getByLabel('How should it be settled?').selectOption({ label: 'The buyer gets everything back' })
    await buyersPage.getByLabel('Why is that fair?').fill('I cannot wear it.')
    await buyersPage.getByRole('button', { name: 'Send proposal' }).click()
    await expect(buyersPage.getByText('You proposed: the buyer gets everything back.')).toBeVisible()
  })

  await test.step('the seller accepts', async () => {
    await openPage(page, `/seller/resolution?dispute=${id}`)
    await page.getByRole('button', { name: 'Accept proposal' }).click()
    await page.getByRole('button', { name: 'Yes, accept it' }).click()
    await expect(page.getByText(/Decision: the buyer gets everything back/)).toBeVisible()
  })

  await test.step('the buyer sees the refund', async () => {
    await openPage(buyersPage, `/orderconfirmation/${order.id}`)
    await expect(buyersPage.getByRole('heading', { name: 'This order was refunded' })).toBeVisible()
    await expect(buyersPage.getByText(/^You get Rs\./)).toBeVisible()
  })
})
