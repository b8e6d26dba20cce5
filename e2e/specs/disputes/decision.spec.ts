import { deliverOrder, disputeOrder } from '../../fixtures/disputed-order.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// DISPUTE-4, AUDIT-4
test('decides a dispute as support, which the buyer and the activity log show', async ({
  page,
  request,
  signInAs,
  pageOf,
}) => {
  test.slow()
  const order = await deliverOrder(request)
  const dispute = await disputeOrder(request, order.id)
  await signInAs('demo_admin')

  await test.step('the support team decides with a reason', async () => {
    await openPage(page, `/seller/sellinghub/disputes?dispute=${dispute}`)
    await page.getByText('Decide', { exact: true }).click()
    const decision = page.getByLabel('How should it be settled?')
    await decision.selectOption({ label: 'The buyer gets everything back' })
    await page.getByRole('button', { name: 'Decide now' }).click()
    await expect(page.getByText('Please enter a reason.')).toBeVisible()
    await page.getByLabel('Reason, which both sides read').fill('The photo shows the seam.')
    await page.getByRole('button', { name: 'Decide now' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Decided. Both sides will get an email.',
    )
    await expect(page.getByText(/Decision: the buyer gets everything back/)).toBeVisible()
    await expect(decision).toHaveCount(0)
  })

  await test.step('the buyer reads the reason, and gets the money back', async () => {
    const buyer = await pageOf('demo_buyer')
    await openPage(buyer, `/seller/resolution?dispute=${dispute}`)
    await expect(buyer.getByText(/We decided: The photo shows the seam\./)).toBeVisible()
    await openPage(buyer, `/orderconfirmation/${order.id}`)
    await expect(buyer.getByRole('heading', { level: 1, name: /(was|is being) refunded/ })).toBeVisible()
    await expect(buyer.getByText(/^You get Rs\./)).toBeVisible()
  })

  await test.step('the activity log shows who decided', async () => {
    await openPage(page, '/seller/sellinghub/audit-log')
    await page.getByLabel('Kind').selectOption({ label: 'Disputes' })
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/[?&]kind=dispute(&|$)/)
    const row = page.getByRole('row').filter({ hasText: `Dispute ${dispute}` })
    await expect(row.getByRole('rowheader')).toContainText('Decided a dispute')
    await expect(row).toContainText('demo_admin')
  })
})
