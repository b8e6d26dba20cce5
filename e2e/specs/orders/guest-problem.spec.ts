import { deliverGuestOrder } from '../../fixtures/guest-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// DISPUTE-8, DISPUTE-9
test('lets a guest report a problem on the order page, and settle it there', async ({ page, request, axe }) => {
  const { id, seller } = await deliverGuestOrder(page, request)

  await test.step('the guest reports it', async () => {
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('button', { name: 'Report the problem' }).click()
    await expect(page.getByLabel('What is wrong?')).toBeFocused()
    await page.getByLabel('What is wrong?').selectOption('Damaged')
    await page.getByLabel('What happened?').fill('A seam is torn.')
    await axe()
    await page.getByRole('button', { name: 'Report the problem' }).click()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('A seam is torn.')
    await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(0)
  })

  await test.step('the seller answers', async () => {
    const headers = { authorization: `Bearer ${seller.token}` }
    const { data } = await (await request.get('/api/v1/disputes?raised_by=others', { headers })).json()
    const dispute = data.data.find((one: { order: { id: number } }) => one.order.id === id)
    await seller.send(`disputes/${dispute.id}/messages`, { message: 'I’m sorry.' })
    await page.reload()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('I’m sorry.')
    await axe()
  })

  await test.step('the guest proposes a part of the total', async () => {
    await page.getByText('Propose a solution').click()
    await page.getByLabel('How should it be settled?').selectOption('The buyer gets a part back')
    await page.getByRole('button', { name: 'Send proposal' }).click()
    await expect(page.getByLabel('Amount for the buyer in Rs.')).toBeFocused()
    await page.getByLabel('Amount for the buyer in Rs.').fill('500')
    await page.getByLabel('Why is that fair?').fill('The tailor costs that much.')
    await axe()
    await page.getByRole('button', { name: 'Send proposal' }).click()
    await expect(page.getByText('You proposed: the buyer gets Rs.500 back, the seller the rest.')).toBeVisible()
  })

  await test.step('the guest marks it as resolved', async () => {
    await page.getByRole('button', { name: 'Mark as resolved' }).click()
    await page.getByRole('button', { name: 'Yes, it is resolved' }).click()
    await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible()
  })
})
