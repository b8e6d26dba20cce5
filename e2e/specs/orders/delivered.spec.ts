import { deliverOrder, disputeOrder } from '../../fixtures/disputed-order.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { signedIn } from '../../fixtures/person.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// ORDER-13
test('lets a seller mark an order as delivered, which the buyer then confirms by a deadline', async ({
  page,
  request,
  signInAs,
  pageOf,
}) => {
  const { id, tracking_no } = await placeOrder(request, await listProduct(request))
  await (await signedIn(request, 'demo_seller')).send(`cart/checkout/orders/${id}/ship`)
  const seller = await pageOf('demo_seller')
  await signInAs('demo_buyer')

  await test.step('the seller marks it', async () => {
    await openPage(seller, '/seller/sellinghub/sold-items?status=shipped')
    const sold = seller.getByRole('rowgroup', { name: `Order ${tracking_no}` })
    await sold.getByRole('button', { name: 'Mark as delivered' }).click()
    await seller.getByRole('button', { name: 'Yes, it was delivered' }).click()
    const notices = seller.getByRole('region', { name: 'Notifications' })
    await expect(notices).toContainText('Marked as delivered. We’ve asked the buyer to confirm.')
    await expect(sold).toHaveCount(0)
  })

  await test.step('the buyer confirms it', async () => {
    await openPage(page, `/orderconfirmation/${id}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Your order was delivered')
    await expect(
      page.getByText(/^Confirm it or report a problem by .* [ap]m; after that the order is complete\.$/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'I have received it' }).click()
    await page.getByRole('button', { name: 'Yes, I have it' }).click()
    await expect(heading).toHaveText('This order is complete')
    await expect(page.getByRole('link', { name: 'Rate the seller' })).toBeVisible()
  })

  await test.step('the seller sees it completed', async () => {
    await openPage(seller, `/seller/sellinghub/sold-items/${id}`)
    await expect(seller.getByText('The buyer has received it. Your earnings are in your balance.')).toBeVisible()
  })
})

// DISPUTE-2
test('shows an open problem on the order and among the purchases, until it is resolved', async ({
  page,
  request,
  open,
  signInAs,
}) => {
  const { id, tracking_no } = await deliverOrder(request)
  const dispute = await disputeOrder(request, id)
  await signInAs('demo_buyer')

  await test.step('the order shows by when it is decided', async () => {
    await open(`/orderconfirmation/${id}`)
    await expect(page.getByText(/^The problem with this order will be decided by .* [ap]m\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View problem' })).toHaveAttribute(
      'href',
      `/seller/resolution?dispute=${dispute}`,
    )
    await page.getByRole('button', { name: 'I have received it' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This also ends the problem you reported, and you get no money back.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  const purchase = page.getByRole('article', { name: `Order ${tracking_no}` })
  await test.step('the purchases lead to it', async () => {
    await open('/seller/purchases?status=delivered')
    await expect(purchase).toContainText(/The problem will be decided by .* [ap]m\./)
    await purchase.getByRole('link', { name: 'View problem' }).click()
    await expect(page).toHaveURL(`/seller/resolution?dispute=${dispute}`)
    await page.getByRole('button', { name: 'Mark as resolved' }).click()
    await page.getByRole('button', { name: 'Yes, it is resolved' }).click()
    await expect(page.getByText('This problem has been resolved.')).toBeVisible()
  })

  await test.step('the deadline counts again, and the buyer confirms the order', async () => {
    await open('/seller/purchases?status=delivered')
    await expect(purchase).toContainText(
      /Confirm it or report a problem by .* [ap]m; after that the order is complete\./,
    )
    await purchase.getByRole('button', { name: 'I have received it' }).click()
    await page.getByRole('button', { name: 'Yes, I have it' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Thank you! The seller gets paid now.',
    )
    await expect(purchase).toHaveCount(0)
  })
})

// ORDER-6
test('lets a buyer cancel a new order, whose product is then on sale again', async ({
  page,
  request,
  open,
  signInAs,
}) => {
  const product = await listProduct(request)
  const shown = async () =>
    (await (await request.get(`/api/v1/listing/public/products/show/${product.id}`)).json()).data
  const { id } = await placeOrder(request, product)
  expect(await shown()).toMatchObject({ sold: true })
  await signInAs('demo_buyer')
  await open(`/orderconfirmation/${id}`)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
  await expect.poll(async () => (await shown()).sold).toBe(false)
})
