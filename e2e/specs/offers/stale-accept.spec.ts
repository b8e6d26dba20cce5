import { rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { signedIn } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// OFFER-4, OFFER-11
test('rejects an accept of a price that changed meanwhile, and accepts the current one', async ({
  page,
  request,
  open,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/status of 409 .*\/accept/)
  const product = await listProduct(request, { title: 'Shawl with a new price' })
  const [buyer, seller] = [await signedIn(request, 'demo_buyer'), await signedIn(request, 'demo_seller')]
  const offers = 'listing/products/offers'
  const offer = await buyer.send(`${offers}/create`, { product_id: product.id, offer_price: 1_500 })
  await signInAs('demo_seller')
  await open(`/seller/sellinghub/offers?product_id=${product.id}&buyer_id=${buyer.id}&seller_id=${seller.id}`)
  const conversation = page.getByRole('region', { name: product.title })
  const accept = conversation.getByRole('button', { name: 'Accept', exact: true })
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(accept).toBeVisible()

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/offers\/(received|conversations)/, async route => {
    await released
    await route.continue()
  })
  await buyer.send(`${offers}/update/${offer.id}`, { product_id: product.id, offer_price: 1_300 })
  await accept.click()
  await expect(notices).toContainText(`The buyer’s offer is ${rupees(1_300)} now. It’s your turn.`)
  await expect(conversation).not.toContainText(rupees(1_300))

  release()
  await expect(conversation.getByRole('list', { name: /^Conversation about/ })).toContainText(rupees(1_300))
  await accept.click()
  await expect(notices).toContainText('Offer accepted ✔')
  await expect(conversation.getByText('Accepted. demo_buyer can buy it at this price now.')).toBeVisible()
})
