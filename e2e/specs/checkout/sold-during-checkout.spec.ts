import type { Locator, Page } from '@playwright/test'
import { fillGuestCart, sana, storeGuest } from '../../fixtures/filled-cart.ts'
import { changeProduct, listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Records the order requests of a page. */
function watchOrders(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/cart/checkout/create')) sent.push(request.url())
  })
  return sent
}

async function expectClosed(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: 'This item has just been sold' })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('This item has just been sold')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Sold out')
  await expect(page.getByText('Total to pay')).toHaveCount(0)
  return notice
}

/** Double-clicks on the text of a control. */
async function pressTwice(page: Page, words: Locator) {
  await words.scrollIntoViewIfNeeded()
  const box = await words.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 40 })
}

test('shows a guest on a phone that a product was sold during checkout, offers similar ones, and sends one order', async ({
  page,
  open,
  context,
  request,
  axe,
  expectPageError,
}) => {
  expectPageError(/status of 409 .*\/checkout\/create/)
  await page.setViewportSize({ width: 390, height: 844 })
  const product = await listProduct(request, { title: 'Journey shawl for somebody else' })
  await storeGuest(context, await fillGuestCart(request, product), {
    ...sana,
    email: `late-${Date.now()}@example.com`,
  })
  await open('/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  const confirm = page.getByRole('button', { name: 'Confirm Order' })
  await expect(confirm).toBeVisible()
  const sent = watchOrders(page)
  await changeProduct(request, product, { sold: true })
  await pressTwice(page, confirm.getByText('Confirm Order'))

  const notice = await expectClosed(page)
  await expect(page.getByRole('list', { name: 'Similar items' }).getByRole('article')).not.toHaveCount(0)
  await axe()
  await notice.getByText('Back to cart').click()
  await expect(page.getByText('Everything in your cart has sold out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('shows a signed-in buyer that a product was sold during checkout, and sends one order, by keyboard', async ({
  page,
  open,
  request,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/status of 409 .*\/checkout\/create/)
  const product = await listProduct(request, { title: 'Journey stole for somebody else' })
  const headers = { authorization: `Bearer ${(await signInByApi(request, 'demo_buyer')).token}` }
  await request.post('/api/v1/user/cart/items', { headers, data: { product_id: product.id, quantity: 1 } })
  await signInAs('demo_buyer')
  await open(`/checkout?itemId=${product.id}`)
  await page.getByRole('radio').first().check()
  const sent = watchOrders(page)
  await changeProduct(request, product, { sold: true })
  await page.getByRole('button', { name: 'Confirm Order' }).focus()
  await page.keyboard.press('Enter', { delay: 40 })
  await page.keyboard.press('Enter', { delay: 40 })

  const notice = await expectClosed(page)
  await notice.getByText('See similar items').click()
  await expect(page.getByRole('heading', { name: 'Similar items' })).toBeInViewport()
  expect(sent).toHaveLength(1)
})
