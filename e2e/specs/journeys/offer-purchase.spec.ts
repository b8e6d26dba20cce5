import { pathOf, rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

test('lets a buyer make an offer that is accepted, and buy at its price', async ({ page, open, request, signInAs }) => {
  const { token } = await signInByApi(request, 'demo_seller')
  const product = await listProduct(request, { title: 'Negotiated shawl' })
  await signInAs('demo_buyer')
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Custom').click()
  await dialog.getByLabel('Offer in rupees').fill('1')
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(dialog.getByText(/^Offer must be at least 50% of the product price/)).toBeVisible()
  await dialog.getByText('20% off').click()
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
  const first = rupees(Math.round(product.price * 80) / 100)
  await expect(page.getByText(`You offered ${first}`)).toBeVisible()
  await expect(page.getByText(/^The seller can reply until \w+day,? \d+:\d\d [ap]m\.$/)).toBeVisible()

  await page.getByRole('button', { name: 'Change your offer' }).click()
  await dialog.getByText('10% off').click()
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
  const price = rupees(Math.round(product.price * 90) / 100)
  await expect(page.getByText(`You offered ${price}`)).toBeVisible()
  await expect(page.getByText(`You offered ${first}`)).toBeHidden()

  const headers = { authorization: `Bearer ${token}` }
  const offers = '/api/v1/listing/products/offers'
  const { data } = await (await request.get(`${offers}/received`, { headers })).json()
  const offer = data.original.find((row: { product_id: number }) => row.product_id === product.id)
  expect((await request.post(`${offers}/${offer.id}/accept`, { headers })).status()).toBe(200)

  await open(pathOf(product))
  await expect(page.getByText(`Your offer of ${price} was accepted`)).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(price)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('row', { name: /^Subtotal/ })).toContainText(price)
})
