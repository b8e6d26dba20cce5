import { oweRefund } from '../../fixtures/admin-queues.ts'
import { rupees } from '../../fixtures/catalogue.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

test('asks the buyer where a refund goes, and sends it once the courier has paid', async ({
  page,
  request,
  signInAs,
  pageOf,
  axe,
}) => {
  test.slow()
  const { id, tracking_no, total_amount } = await oweRefund(request)
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
    const { token } = await signInByApi(request, 'demo_admin')
    const remitted = await request.post('/api/v1/admin/remittances', {
      headers: { authorization: `Bearer ${token}` },
      data: { name: 'courier.csv', csv: `reference,amount,date\n${tracking_no},${total_amount},2026-01-31` },
    })
    expect(remitted.status(), 'the remittance').toBe(201)
    await finance.reload()
    await finance.getByRole('button', { name: `Start sending ${amount} for order ${tracking_no}` }).click()
    await finance.getByRole('dialog').getByRole('button', { name: 'Start sending' }).click()
    await finance.getByRole('button', { name: `Mark as sent: ${amount} for order ${tracking_no}` }).click()
    const dialog = finance.getByRole('dialog', { name: 'Mark as sent?' })
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
