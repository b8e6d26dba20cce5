import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { pathOf, rupees, type WireProduct } from '../../fixtures/catalogue.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signIn, signInByApi } from '../../fixtures/sign-in.ts'

const PRICE = 2_000
const COUNTER = 1_800
const FEE = 180

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/** Puts an item of the demo seller up and has it approved. */
async function listItem(request: APIRequestContext): Promise<WireProduct> {
  const [seller, admin] = [await signInByApi(request, 'demo_seller'), await signInByApi(request, 'demo_admin')]
  const addresses = (await (await request.get('/api/v1/user/address', { headers: bearer(seller) })).json()).data
  const pickup = addresses.find((one: { address_type: string }) => one.address_type === 'pickup')
  const made = await request.post('/api/v1/listing/auth/products/create', {
    headers: bearer(seller),
    data: {
      title: `Journey shawl ${Date.now()}`,
      description: 'Worn once, for a wedding.',
      price: PRICE,
      category_id: 22,
      brand_name: 'Khaadi',
      condition_id: 2,
      address_id: pickup.id,
    },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).data
  const approved = await request.post(`/api/v1/admin/products/${id}/approve`, { headers: bearer(admin) })
  expect(approved.status()).toBe(200)
  return (await (await request.get(`/api/v1/listing/public/products/show/${id}`)).json()).data
}

/** Ships the order of a product and confirms that it arrived. */
async function moveOrder(request: APIRequestContext, { id }: WireProduct) {
  const [seller, buyer] = [await signInByApi(request, 'demo_seller'), await signInByApi(request, 'demo_buyer')]
  const listed = await request.get('/api/v1/cart/checkout/orders?per_page=48', { headers: bearer(seller) })
  const orders: { id: number; items: { product: { id: number } }[] }[] = (await listed.json()).data.data
  const order = orders.find(({ items }) => items.some(({ product }) => product.id === id))
  for (const [move, party] of [
    ['ship', seller],
    ['confirm', buyer],
  ] as const) {
    const path = `/api/v1/cart/checkout/orders/${order?.id}/${move}`
    expect((await request.post(path, { headers: bearer(party), data: {} })).status(), move).toBe(200)
  }
}

async function pageOf(browser: Browser, request: APIRequestContext, baseURL: string | undefined, username: string) {
  const context = await browser.newContext({ baseURL })
  await signIn(context, request, username)
  return context.newPage()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, words: string | RegExp) => page.getByRole('row').filter({ hasText: words })

test('what a seller lists ends as money on the way to their bank', async ({ page, browser, request, baseURL, axe }) => {
  test.setTimeout(120_000)
  const product = await listItem(request)
  const buyer = await pageOf(browser, request, baseURL, 'demo_buyer')
  await signIn(page.context(), request, 'demo_seller')

  await test.step('the buyer offers, the seller counters', async () => {
    await openPage(buyer, pathOf(product))
    await press(buyer, 'Make an offer')
    await buyer.getByRole('dialog').getByText('20% off').click()
    await press(buyer, 'Offer')
    await expect(buyer.getByText(`You offered ${rupees(1_600)}`)).toBeVisible()
    await openPage(page, '/seller/sellinghub/offers')
    await page.getByRole('link', { name: product.title }).click()
    await press(page, 'Counter Offer')
    await page.getByLabel('New Price').fill(String(COUNTER))
    await press(page, 'Submit Counter')
    await expect(page.getByRole('list', { name: /^Conversation about/ })).toContainText(rupees(COUNTER))
  })

  await test.step('the buyer buys at that price', async () => {
    await openPage(buyer, new URL(page.url()).pathname + new URL(page.url()).search)
    await press(buyer, 'Buy Now')
    await expect(buyer.getByRole('region', { name: 'Your order' })).toContainText(rupees(COUNTER))
    await buyer.getByRole('radio').first().check()
    await press(buyer, 'Confirm Order')
    await expect(buyer.getByRole('row', { name: /^Subtotal/ })).toContainText(rupees(COUNTER))
  })

  await test.step('the seller ships, the buyer receives', async () => {
    await moveOrder(request, product)
    await buyer.context().close()
  })

  const amount = 300 + (Date.now() % 1_000)
  await test.step('the payments show the sale, and the seller asks for a payout', async () => {
    await openPage(page, '/seller/sellinghub/payment')
    const sale = row(page, product.title)
    for (const part of [COUNTER, FEE, COUNTER - FEE]) await expect(sale).toContainText(rupees(part))
    await axe()
    await press(page, 'Request payout')
    const dialog = page.getByRole('dialog', { name: 'Request payout' })
    await dialog.getByLabel('Amount in rupees').fill(String(amount))
    await dialog.getByRole('button', { name: 'Request payout' }).click()
    await expect(row(page, rupees(amount))).toContainText('Pending')
  })

  await test.step('an admin pays', async () => {
    const admin = await pageOf(browser, request, baseURL, 'demo_admin')
    await openPage(admin, '/seller/sellinghub/payouts')
    await press(admin, `Mark ${rupees(amount)} to demo_seller as paid`)
    await press(admin, 'Yes, it is paid')
    await expect(admin.getByText('Noted as paid. demo_seller is told.')).toBeVisible()
    await expect(row(admin, rupees(amount))).toHaveCount(0)
    await admin.context().close()
  })

  await test.step('the payments show it paid', async () => {
    await openPage(page, '/seller/sellinghub/payment')
    await expect(row(page, rupees(amount))).toContainText('Paid')
    const balances = page.getByRole('region', { name: 'Your balances' })
    await expect(balances).toContainText(`Last payout${rupees(amount)}`)
  })
})
