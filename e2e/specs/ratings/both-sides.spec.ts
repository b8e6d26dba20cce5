import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newPerson } from '../../fixtures/person.ts'
import { placeOrderWith } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

// RATING-4, RATING-5
test('hides what the seller wrote about the buyer until the buyer rates too', async ({
  page,
  request,
  signInAs,
  pageOf,
  axe,
}) => {
  test.slow()
  // Other tests order as the demo buyer, whose first page of purchases moves on.
  const [seller, buyer] = [await signInByApi(request, 'demo_seller'), await newPerson(request)]
  const { id, tracking_no } = await placeOrderWith(request, buyer.token, await listProduct(request))
  for (const [action, { token }] of [
    ['ship', seller],
    ['deliver', seller],
    ['confirm', buyer],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` }
    const done = await request.post(`/api/v1/cart/checkout/orders/${id}/${action}`, { headers, data: {} })
    expect(done.status(), action).toBe(200)
  }

  await signInAs('demo_seller')
  await openPage(page, `/seller/sellinghub/sold-items/${id}`)
  await page.getByRole('button', { name: 'Rate the buyer' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: '4 stars' }).check()
  await form.getByLabel('Comment').fill('Answered quickly.')
  await axe()
  await form.getByRole('button', { name: 'Submit rating' }).click()
  await expect(page.getByText(/^Only you see this until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate the buyer' })).toBeHidden()

  const buyersPage = await pageOf(buyer.username, { password: buyer.password })
  await openPage(buyersPage, '/seller/purchases')
  const order = buyersPage.getByRole('article', { name: `Order ${tracking_no}` })
  await expect(order).toBeVisible()
  await expect(buyersPage.getByText('Answered quickly.')).toBeHidden()
  await order.getByRole('link', { name: 'Rate the seller' }).click()
  const ratingForm = buyersPage.getByRole('dialog')
  await ratingForm.getByRole('radio', { name: '5 stars' }).check()
  await ratingForm.getByLabel('Comment').fill('Exactly as shown.')
  await ratingForm.getByRole('button', { name: 'Submit rating' }).click()
  await expect(ratingForm.getByText('Thank you for your rating!')).toBeVisible()
  await openPage(buyersPage, '/seller/purchases')
  await expect(buyersPage.getByText('Answered quickly.')).toBeVisible()
  await openPage(page, `/seller/sellinghub/sold-items/${id}`)
  await expect(page.getByText('Exactly as shown.')).toBeVisible()
})
