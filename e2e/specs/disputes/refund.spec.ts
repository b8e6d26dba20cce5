import { deliverOrder, disputeOrder } from '../../fixtures/disputed-order.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('ends a dispute with a refund that both sides agree on', async ({ page, request, signInAs, pageOf }) => {
  test.slow()
  const order = await deliverOrder(request)
  const id = await disputeOrder(request, order.id)
  await signInAs('demo_seller')
  const buyersPage = await pageOf('demo_buyer')

  await test.step('the buyer proposes a refund', async () => {
    await openPage(buyersPage, `/seller/resolution?dispute=${id}`)
    await expect(buyersPage.getByText(/Waiting for the seller’s reply/)).toBeVisible()
    await buyersPage.getByText('Propose a solution').click()
    await buyersPage.getByLabel('How should it be settled?').selectOption({ label: 'The buyer gets everything back' })
    await buyersPage.getByLabel('Why is that fair?').fill('I cannot wear it.')
    await buyersPage.getByRole('button', { name: 'Send proposal' }).click()
    await expect(buyersPage.getByText('You proposed: the buyer gets everything back.')).toBeVisible()
  })

  await test.step('the seller accepts', async () => {
    await openPage(page, `/seller/resolution?dispute=${id}`)
    await page.getByRole('button', { name: 'Accept proposal' }).click()
    await page.getByRole('button', { name: 'Yes, accept it' }).click()
    await expect(page.getByText(/Decision: the buyer gets everything back/)).toBeVisible()
  })

  await test.step('the buyer sees the refund', async () => {
    await openPage(buyersPage, `/orderconfirmation/${order.id}`)
    await expect(buyersPage.getByRole('heading', { name: 'This order is being refunded' })).toBeVisible()
    await expect(buyersPage.getByText(/^You get Rs\./)).toBeVisible()
  })
})
