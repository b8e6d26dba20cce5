import type { APIRequestContext } from '@playwright/test'
import { rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Takes an order through a dispute that an admin decides for its buyer. */
async function refundOrder(request: APIRequestContext) {
  const order = await placeOrder(request, await listProduct(request))
  const headersOf = async (username: string) => ({
    authorization: `Bearer ${(await signInByApi(request, username)).token}`,
  })
  const admin = await headersOf('demo_admin')
  const seller = await headersOf('demo_seller')
  for (const step of ['ship', 'deliver'])
    await request.post(`/api/v1/cart/checkout/orders/${order.id}/${step}`, { headers: seller })
  const opened = await request.post('/api/v1/disputes', {
    headers: await headersOf('demo_buyer'),
    data: { order_id: order.id, reason: 'damaged', message: 'A seam is torn.' },
  })
  const { id } = (await opened.json()).data
  const decided = await request.post(`/api/v1/admin/disputes/${id}/decide`, {
    headers: admin,
    data: { decision: 'refund', reason: 'The photo shows it.' },
  })
  expect(decided.status(), 'the decision').toBe(200)
  return { ...order, admin }
}

test('asks the buyer where a refund goes, and sends it once the courier has paid', async ({
  page,
  request,
  signInAs,
  pageOf,
  axe,
}) => {
  test.slow()
  const { id, tracking_no, total_amount, admin } = await refundOrder(request)
  await signInAs('demo_buyer')
  const finance = await pageOf('demo_admin')
  const amount = rupees(total_amount)
  const refund = page.getByRole('region', { name: 'Refund' })

  await test.step('the buyer says where it goes', async () => {
    await openPage(page, `/orderconfirmation/${id}`)
    await expect(refund).toContainText(`You get ${amount} back. Where should we send it?`)
    await refund.getByText('JazzCash').click()
    await refund.getByLabel('Name of the account holder').fill('Ayesha Khan')
    await refund.getByLabel('Mobile number of the wallet').fill('0300 1234567')
    await axe()
    await refund.getByRole('button', { name: 'Save' }).click()
    await expect(refund).toContainText(`Your refund of ${amount} is on its way to JazzCash, number ending in 4567.`)
  })

  await test.step('finance waits for the cash, then sends it', async () => {
    const row = finance.getByRole('row').filter({ hasText: tracking_no })
    await openPage(finance, '/seller/sellinghub/refunds')
    await expect(row).toContainText('Cash still with the courier')
    await expect(row.getByRole('button')).toHaveCount(0)
    const remitted = await request.post('/api/v1/admin/remittances/entries', {
      headers: admin,
      data: { order: tracking_no, reference: `IBFT ${id}`, amount: total_amount, paid_on: '2026-01-31' },
    })
    expect(remitted.status(), 'the remittance').toBe(201)
    await finance.reload()
    await finance.getByRole('button', { name: `Mark ${amount} for order ${tracking_no} as sent` }).click()
    const dialog = finance.getByRole('dialog', { name: 'Mark as sent' })
    await expect(dialog).toContainText('923001234567')
    await dialog.getByLabel('Reference of the payment').fill('JC 778')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(finance.getByText('Recorded as sent. The buyer has been notified.').first()).toBeVisible()
  })

  await test.step('the buyer sees that it was sent', async () => {
    await page.reload()
    await expect(refund).toContainText(`Your refund of ${amount} was sent on`)
    await expect(refund).toContainText('Reference: JC 778.')
    await axe()
  })
})
