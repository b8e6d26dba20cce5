import { deliverOrder, disputeOrder } from '../../fixtures/disputed-order.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newPerson, signedIn } from '../../fixtures/person.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('shows an order to its buyer and seller, and nothing of it to anybody else', async ({
  page,
  request,
  open,
  pageOf,
}) => {
  const { id, tracking_no } = await placeOrder(request, await listProduct(request, { title: 'Shawl of two people' }))
  const paths = [`/orderconfirmation/${id}`, `/seller/sellinghub/sold-items/${id}`] as const

  await test.step('the buyer and the seller', async () => {
    const buyer = await pageOf('demo_buyer')
    await openPage(buyer, paths[0])
    await expect(buyer.getByText(tracking_no)).toBeVisible()
    const seller = await pageOf('demo_seller')
    await openPage(seller, paths[1])
    await expect(seller.getByRole('article', { name: `Order ${tracking_no}` })).toBeVisible()
  })

  await test.step('another account', async () => {
    const stranger = await pageOf('hamza_fits')
    for (const path of paths) {
      await openPage(stranger, path)
      await expect(stranger.getByText('Order not found').first()).toBeVisible()
      await expect(stranger.getByText(tracking_no)).toHaveCount(0)
    }
  })

  await test.step('a guest', async () => {
    await open(paths[0])
    await expect(page.getByText('How to open your order')).toBeVisible()
    await expect(page.getByText(tracking_no)).toHaveCount(0)
    await page.goto(paths[1])
    await expect(page).toHaveURL(/\/seller\/login\?redirect=/)
  })
})

// PRIVACY-3
test('shows nothing of an offer and a dispute to anybody else, who cannot change them either', async ({
  request,
  pageOf,
}) => {
  const product = await listProduct(request, { title: 'Shawl of a private offer' })
  const buyer = await signedIn(request, 'demo_buyer')
  const offers = 'listing/products/offers'
  const offer = await buyer.send(`${offers}/create`, { product_id: product.id, offer_price: 1_500 })
  const dispute = await disputeOrder(request, (await deliverOrder(request)).id)
  const stranger = await newPerson(request)
  const page = await pageOf(stranger.username, { password: stranger.password })

  await test.step('the pages', async () => {
    const parties = `product_id=${product.id}&buyer_id=${buyer.id}&seller_id=${product.user.id}`
    await openPage(page, `/seller/sellinghub/offers?${parties}`)
    await expect(page.getByText('Conversation not found')).toBeVisible()
    await expect(page.getByText(product.title)).toHaveCount(0)
    await openPage(page, `/seller/resolution?dispute=${dispute}`)
    await expect(page.getByText('Problem not found')).toBeVisible()
    await expect(page.getByText('A seam is torn.')).toHaveCount(0)
  })

  await test.step('the writes', async () => {
    const headers = { authorization: `Bearer ${stranger.token}` }
    for (const [path, data] of Object.entries({
      [`${offers}/${offer.id}/accept`]: {},
      [`${offers}/${offer.id}/reject`]: {},
      [`${offers}/${offer.id}/counter-offer`]: { price: 1_800 },
      [`${offers}/update/${offer.id}`]: { product_id: product.id, offer_price: 1_600 },
      [`disputes/${dispute}/messages`]: { message: 'Let me in.' },
      [`disputes/${dispute}/propose`]: { decision: 'release', message: 'It is fine.' },
      [`disputes/${dispute}/resolve`]: {},
    })) {
      const response = await request.post(`/api/v1/${path}`, { headers, data })
      expect(response.status(), path).toBe(404)
    }
  })
})
