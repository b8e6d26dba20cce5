import type { APIRequestContext, Page } from '@playwright/test'
import { appointFinance } from '../../fixtures/appointed-admins.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

const PAYOUTS = '/seller/sellinghub/payouts'
/** Not the seller of the other journeys, whose payouts would count towards the limit. */
const SELLER = 'mehwish_bridals'
const PRICE = 150_000

const headersOf = async (request: APIRequestContext, username: string) => ({
  authorization: `Bearer ${(await signInByApi(request, username)).token}`,
})

/** Sells something, and requests a payout above the limit once the courier has paid. */
async function requestLargePayout(request: APIRequestContext, amount: number) {
  const order = await placeOrder(request, await listProduct(request, { seller: SELLER, price: PRICE }))
  const headers = await headersOf(request, SELLER)
  const step = (name: string, as: Record<string, string>) =>
    request.post(`/api/v1/cart/checkout/orders/${order.id}/${name}`, { headers: as, data: {} })
  await step('ship', headers)
  await step('confirm', await headersOf(request, 'demo_buyer'))
  await expect(async () => {
    const requested = await request.post('/api/v1/user/bank/payouts', { headers, data: { amount } })
    expect(requested.status()).toBe(201)
  }).toPass()
}

/** Each test requests an amount of its own. */
const rowOf = (page: Page, amount: string) =>
  page.getByRole('row', { name: new RegExp(SELLER) }).filter({ has: page.getByText(amount, { exact: true }) })

test('takes two administrators to pay a large amount', async ({ page, request, signInAs, pageOf, axe }) => {
  test.slow()
  await requestLargePayout(request, 120_000)
  const row = (on: Page) => rowOf(on, 'Rs.120,000')
  await signInAs('demo_admin')
  const second = await pageOf(await appointFinance(request))

  await test.step('one approves it', async () => {
    await openPage(page, PAYOUTS)
    await expect(row(page)).toContainText('above Rs.100,000, so one person approves and another pays')
    await expect(row(page).getByRole('button', { name: /as paid/ })).toHaveCount(0)
    await row(page)
      .getByRole('button', { name: `Approve Rs.120,000 to ${SELLER}` })
      .click()
    await axe()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(row(page)).toContainText('Approved by demo_admin')
    await expect(row(page).getByRole('button', { name: /as paid/ })).toHaveCount(0)
  })

  await test.step('another one pays it', async () => {
    await openPage(second, PAYOUTS)
    await expect(row(second)).toContainText('Approved by demo_admin')
    await second.getByRole('button', { name: `Start sending Rs.120,000 to ${SELLER}` }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Start sending' }).click()
    await second.getByRole('button', { name: `Mark as paid: Rs.120,000 to ${SELLER}` }).click()
    await second.getByRole('button', { name: 'Yes, it is paid' }).click()
    await expect(second.getByText(`Recorded as paid. ${SELLER} has been notified.`).first()).toBeVisible()
    await expect(row(second)).toHaveCount(0)
  })
})

test('rejects a payout with a reason that its seller reads', async ({ page, request, signInAs, pageOf, axe }) => {
  test.slow()
  await requestLargePayout(request, 130_000)
  await signInAs('demo_admin')
  await openPage(page, PAYOUTS)
  await page.getByRole('button', { name: `Reject Rs.130,000 to ${SELLER}` }).click()
  await axe()
  await page.getByRole('dialog').getByLabel('Reason').fill('Please send us the receipt of the shawl.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(`Payout rejected. ${SELLER} has been notified.`).first()).toBeVisible()
  const sellers = await pageOf(SELLER)
  await openPage(sellers, '/seller/sellinghub/payment')
  await expect(sellers.getByText('Please send us the receipt of the shawl.').first()).toBeVisible()
  await expect(sellers.getByText('The money is back in your balance.').first()).toBeVisible()
})
