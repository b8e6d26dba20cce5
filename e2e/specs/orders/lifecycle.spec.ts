import type { APIRequestContext, Page } from '@playwright/test'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newPerson } from '../../fixtures/person.ts'
import { placeOrderWith } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

async function balanceOf(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.get('/api/v1/users/user/wallet', { headers })
  return (await response.json()).data.wallet.balance
}

const expectNotice = (page: Page, words: string) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toContainText(words)

test('takes an order through shipping, messages, receipt and payment', async ({ page, request, signInAs, pageOf }) => {
  test.slow()
  // Other tests order as the demo buyer, whose first page of purchases moves on.
  const buyer = await newPerson(request)
  const order = await placeOrderWith(request, buyer.token, await listProduct(request))
  const { token: seller } = await signInByApi(request, 'demo_seller')
  await signInAs('demo_seller')
  const buyersPage = await pageOf(buyer.username, { password: buyer.password })
  const name = `Order ${order.tracking_no}`
  const sold = page.getByRole('rowgroup', { name })
  const bought = buyersPage.getByRole('article', { name })

  await test.step('the seller ships it', async () => {
    await openPage(page, '/seller/sellinghub/selling-sold')
    await expect(page).toHaveURL('/seller/sellinghub/sold-items')
    await sold.getByRole('link', { name: 'Packing slip' }).click()
    await expect(page.getByRole('article', { name: 'Packing slip' })).toContainText(order.tracking_no)
    await page.getByRole('link', { name: 'Sold items' }).click()
    await sold.getByRole('button', { name: 'Mark as shipped' }).click()
    await expectNotice(page, 'Marked as shipped. We’ve told the buyer.')
    await expect(sold.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  })

  await test.step('the buyer reports a problem', async () => {
    await openPage(buyersPage, '/seller/purchases?status=shipped')
    await bought.getByRole('link', { name: 'Report a problem' }).click()
    await buyersPage.getByLabel('What is wrong?').selectOption({ label: 'Not received' })
    await buyersPage.getByLabel('What happened?').fill('Where is my parcel?')
    await buyersPage.getByRole('button', { name: 'Report the problem' }).click()
    await expectNotice(buyersPage, 'Problem reported. The other side has been notified.')
  })

  await test.step('the seller answers, which the buyer sees without a reload', async () => {
    const dispute = new URL(buyersPage.url()).searchParams.get('dispute')
    await openPage(page, `/seller/resolution?dispute=${dispute}`)
    await page.getByLabel('Your message').fill('With you tomorrow.')
    await page.getByRole('button', { name: 'Send message' }).click()
    const messages = buyersPage.getByRole('list', { name: 'Messages' })
    await expect(messages).toContainText('With you tomorrow.')
    await buyersPage.getByRole('button', { name: 'Mark as resolved' }).click()
    await buyersPage.getByRole('button', { name: 'Yes, it is resolved' }).click()
    await expect(page.getByText('This problem has been resolved.')).toBeVisible()
  })

  await test.step('the buyer receives it, and the seller is paid', async () => {
    const before = await balanceOf(request, seller)
    await openPage(buyersPage, '/seller/purchases')
    await bought.getByRole('button', { name: 'I have received it' }).click()
    await buyersPage.getByRole('button', { name: 'Yes, I have it' }).click()
    await expect(bought).toContainText('You have received this order. Enjoy it!')
    // Concurrent tests may pay the same seller.
    expect((await balanceOf(request, seller)) - before).toBeGreaterThanOrEqual(
      order.subtotal - order.platform_fee - 250,
    )
    await bought.getByRole('link', { name: 'Rate the seller' }).click()
    await expect(buyersPage.getByRole('dialog', { name: 'Rate demo_seller' })).toBeVisible()
  })
})
