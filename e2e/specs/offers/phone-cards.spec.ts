import { rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('lets a seller counter an offer, and change the price, from its card on a phone', async ({
  page,
  request,
  open,
  signInAs,
}) => {
  const product = await listProduct(request, { title: 'Shawl with an offer' })
  const { token } = await signInByApi(request, 'demo_buyer')
  const offered = await request.post('/api/v1/listing/products/offers/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { product_id: product.id, offer_price: 1_200 },
  })
  expect(offered.status()).toBe(201)
  await signInAs('demo_seller')
  await open('/seller/sellinghub/offers')
  const card = page.getByRole('article', { name: product.title })
  const notices = page.getByRole('region', { name: 'Notifications' })

  await test.step('the three answers fit into one line', async () => {
    const tops = await Promise.all(
      ['Accept', 'Reject', 'Counter Offer'].map(async name => {
        const box = await card.getByRole('button', { name, exact: true }).boundingBox()
        expect(box?.height, name).toBeLessThanOrEqual(48)
        return box?.y
      }),
    )
    expect(new Set(tops).size).toBe(1)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })

  await test.step('a counter-offer', async () => {
    await card.getByRole('button', { name: 'Counter Offer', exact: true }).tap()
    await page.getByLabel('New Price').fill('1900')
    await page.getByRole('button', { name: 'Submit Counter' }).tap()
    await expect(notices).toContainText('Counter offer sent ✔')
    await expect(card).toContainText(rupees(1_900))
    await expect(card).toContainText(/Waiting for a reply until/)
  })

  await test.step('a lower price instead', async () => {
    await card.getByRole('button', { name: 'Change price' }).tap()
    await page.getByLabel('New Price').fill('1700')
    await page.getByRole('button', { name: 'Submit Counter' }).tap()
    await expect(card).toContainText(rupees(1_700))
  })
})
