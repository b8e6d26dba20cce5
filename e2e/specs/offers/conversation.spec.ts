import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

interface Party {
  token: string
  user: { id: number }
}

/** Makes an offer on a product of the test's own, so that the test owns the conversation. */
async function makeOffer(request: APIRequestContext, buyer: Party) {
  const product = await listProduct(request, { title: 'Offered shawl' })
  const offer = await request.post('/api/v1/listing/products/offers/create', {
    headers: { authorization: `Bearer ${buyer.token}` },
    data: { product_id: product.id, offer_price: Math.ceil(product.price * 0.6) },
  })
  expect(offer.status()).toBe(201)
  return product
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectNotice = (page: Page, words: string) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toContainText(words)

/** OFFER-12 */
async function expectAtTopEnd(toast: Locator) {
  const box = await toast.boundingBox()
  const { width, height } = toast.page().viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x).toBeGreaterThan(width / 2)
  expect(box?.y).toBeLessThan(height / 4)
}

// UI-1
test('lets buyer and seller agree on a price, each seeing the other’s actions without a reload', async ({
  page,
  request,
  signInAs,
  pageOf,
}) => {
  const [buyer, seller] = [await signInByApi(request, 'demo_buyer'), await signInByApi(request, 'demo_seller')]
  const product = await makeOffer(request, buyer)
  const counter = Math.ceil(product.price * 0.9)
  await signInAs('demo_seller')
  const buyersPage = await pageOf('demo_buyer')
  const query = `?product_id=${product.id}&buyer_id=${buyer.user.id}&seller_id=${seller.user.id}`
  await openPage(buyersPage, `/seller/sellinghub/offers${query}`)
  await expect(buyersPage.getByText(/^Waiting for a reply until/)).toBeVisible()

  await test.step('the seller counters', async () => {
    await openPage(page, '/seller/sellinghub/offers')
    await page.getByRole('link', { name: product.title }).first().click()
    await expect(page).toHaveURL(`/seller/sellinghub/offers${query}`)
    await button(page, 'Counter Offer').click()
    await button(page, 'Submit Counter').click()
    await expect(page.getByText('Please enter a valid price.')).toBeVisible()
    await page.getByLabel('New Price').fill(String(counter))
    await button(page, 'Submit Counter').click()
    await expectNotice(page, 'Counter offer sent ✔')
    await expectAtTopEnd(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'))
  })

  await test.step('the buyer sees it, rejects it and offers again', async () => {
    await expect(buyersPage.getByText('demo_seller countered with')).toBeVisible()
    await expect(buyersPage.getByRole('list', { name: /^Conversation about/ })).toContainText(rupees(counter))
    await button(buyersPage, 'Reject').click()
    await expectNotice(buyersPage, 'Offer rejected ✖')
    await buyersPage.getByText('Undo', { exact: true }).click()
    await expectNotice(buyersPage, 'Undone. The offer is open again.')
    await button(buyersPage, 'Reject').click()
    await expectNotice(buyersPage, 'Offer rejected ✖')
    await button(buyersPage, 'Offer Again').click()
    await buyersPage.getByText('20% off').click()
    await button(buyersPage, 'Offer').click()
    await expectNotice(buyersPage, 'Offer submitted ✔')
  })

  await test.step('the seller sees it and accepts', async () => {
    await button(page, 'Accept').click()
    await expectNotice(page, 'Offer accepted ✔')
    await expect(page.getByText('Accepted. demo_buyer can buy it at this price now.')).toBeVisible()
  })

  await test.step('the buyer sees it and is redirected to the checkout with the product', async () => {
    await button(buyersPage, 'Buy Now').click()
    await expect(buyersPage).toHaveURL(`/checkout?sellerId=${seller.user.id}`)
    const stored = await buyersPage.evaluate(() => sessionStorage.getItem('checkoutItems'))
    expect(JSON.parse(stored ?? '[]')).toMatchObject([{ product_id: product.id, price_source: 'offer', quantity: 1 }])
  })
})
