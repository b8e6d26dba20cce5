import type { Page } from '@playwright/test'
import { pathOf } from '../../fixtures/catalogue.ts'
import { fillGuestCart, sana, storeGuest } from '../../fixtures/filled-cart.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Fails every API request of the page; the returned function lets further ones through and retries. */
async function failRequests(page: Page): Promise<() => Promise<void>> {
  const calls = '**/api/v1/**'
  const json = { status: 'error', message: 'upstream timed out' }
  await page.route(calls, route => route.fulfill({ status: 503, json }))
  return async () => {
    await page.unroute(calls)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    // Presses until none is left: a retry of one part may load others, and a part may recover by itself.
    await expect(async () => {
      for (const button of await again.all()) await button.click({ timeout: 2_000 })
      await expect(again).toHaveCount(0, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  }
}

test('shows an error on every page whose requests fail, and the content after a retry', async ({
  page,
  open,
  context,
  request,
  expectPageError,
}) => {
  test.slow()
  expectPageError(/status of 503|ApiError/)
  const product = await listProduct(request, { quantity: 9 })
  const guest_id = await fillGuestCart(request, product)
  const email = `failing-${Date.now()}@example.com`
  const { selectedCity: _picked, ...info } = { ...sana, email, guest_id }
  const cart_items = [{ product_id: product.id, quantity: 1 }]
  const placed = await request.post('/api/v1/cart/checkout/create/guest', {
    data: { seller_id: product.user.id, cart_items, guest_info: info },
  })
  const { id: orderId } = (await placed.json()).data
  await request.post('/api/v1/user/cart/items/guest', { data: { guest_id, product_id: product.id, quantity: 1 } })
  await storeGuest(context, guest_id, { ...sana, email })
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('home rows', async () => {
    await open('/about')
    const recover = await failRequests(page)
    await page.getByRole('banner').getByRole('link', { name: 'Closyyy' }).click()
    await expect(main.getByRole('alert')).toContainText('We couldn’t load the newest items.')
    await recover()
    await expect(main.getByRole('region', { name: 'Kids', exact: true }).getByRole('article').first()).toBeVisible()
  })

  await test.step('a listing and more of it', async () => {
    let recover = await failRequests(page)
    await main.getByRole('navigation', { name: 'Shop by section' }).getByRole('link', { name: 'Women' }).click()
    await expect(main.getByText('Failed to load products')).toBeVisible()
    await recover()
    const tiles = main.getByRole('list', { name: 'Items' }).getByRole('article')
    await expect(tiles).not.toHaveCount(0)
    // Fails requests before hydration because the page prefetches more.
    recover = await failRequests(page)
    await page.goto('/listing/women')
    await started(page)
    await tiles.last().scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    await expect(main.getByText('Failed to load products')).toBeVisible()
    await recover()
    await expect.poll(() => tiles.count()).toBeGreaterThan(8)
  })

  await test.step('a product and its seller’s shop', async () => {
    let recover = await failRequests(page)
    await main.getByRole('list', { name: 'Items' }).getByRole('link').first().click()
    await expect(heading).toHaveText('We couldn’t load this item')
    await recover()
    await expect(heading).not.toHaveText('We couldn’t load this item')
    await page.goto(pathOf(product))
    await expect(heading).toHaveText(product.title)
    await started(page)
    recover = await failRequests(page)
    await main.getByRole('region', { name: 'Seller', exact: true }).getByRole('link').first().click()
    await expect(heading).toHaveText('We couldn’t load this shop')
    await recover()
    await expect(heading).toHaveText('demo_seller shop')
  })

  await test.step('a search', async () => {
    await started(page)
    const recover = await failRequests(page)
    await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(main.getByText('Failed to initiate search. Please try again later.')).toBeVisible()
    await recover()
    await expect(main.getByRole('list', { name: 'Results' }).getByRole('article')).not.toHaveCount(0)
  })

  await test.step('cart, checkout and order', async () => {
    let recover = await failRequests(page)
    await page.goto('/cart')
    await expect(main.getByText('Error fetching your cart items.')).toBeVisible()
    await recover()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    recover = await failRequests(page)
    await page.reload()
    await expect(main.getByText('We couldn’t check your items. Please try again.')).toBeVisible()
    await recover()
    await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    recover = await failRequests(page)
    await page.goto(`/orderconfirmation/${orderId}`)
    await expect(main.getByText('Error fetching order details: Unknown error')).toBeVisible()
    await recover()
    await expect(main.getByRole('table', { name: 'Items' })).toContainText(product.title)
  })
})
