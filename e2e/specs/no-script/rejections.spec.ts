import { changeProduct, listProduct } from '../../fixtures/listed-product.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const FORM = 'application/x-www-form-urlencoded'

test('shows a product that was sold meanwhile, in the bag and at the checkout', async ({
  page,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 409 .*\/forms\/checkout/)
  const [sold, left] = [
    await listProduct(request, { title: 'Plain page stole to go' }),
    await listProduct(request, { title: 'Plain page stole to stay', quantity: 2 }),
  ]
  for (const { id } of [sold, left]) {
    await page.goto(`/products/khaadi/x-${id}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
  }
  await page.getByRole('combobox', { name: `Quantity of ${left.title}` }).selectOption('2')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Rs.2,000 each')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await changeProduct(request, sold, { sold: true })
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill('late@example.com')
  await main.getByLabel('Delivery city').selectOption('Lahore')
  await main.getByLabel('First name').fill('Sana')
  await main.getByLabel('Last name').fill('Mir')
  await main.getByLabel('Address').fill('House 12')
  await main.getByLabel('Phone').fill('0300 1234567')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('alert')).toContainText(`${sold.title} is already sold.`)
  const line = page.getByRole('region', { name: 'Your order' }).getByRole('listitem').filter({ hasText: sold.title })
  await expect(line).toContainText('Sold out')
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('late@example.com')

  await page.getByRole('link', { name: 'Back to cart' }).click()
  await expect(page.getByText('Someone else bought it first. It isn’t included in the total.')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${sold.title}` }).click()
  await expect(page.getByRole('main')).not.toContainText(sold.title)
})

test('leads from the header’s bag to the plain one', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL('/forms/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('says that a page needs script if there is no plain one', async ({ page }) => {
  await page.goto('/seller/login')
  await expect(page.getByRole('alert')).toContainText(
    'This page needs JavaScript. Please turn it on, or use another browser.',
  )
})

test('rejects forms of other websites, forged prices and items, and a key used for another order', async ({
  request,
  baseURL,
}) => {
  const shawl = await listProduct(request, { title: 'Plain page shawl to forge', quantity: 3 })
  const other = await listProduct(request, { title: 'Plain page shawl of another order' })
  const send = (path: string, fields: Record<string, string>, origin = baseURL ?? '') =>
    request.post(`/forms${path}`, {
      data: new URLSearchParams(fields).toString(),
      headers: { 'content-type': FORM, origin },
      maxRedirects: 0,
    })
  const added = await send('/cart/items', { product_id: String(shawl.id) })
  expect(added.status()).toBe(303)
  expect((await send('/cart/items', { product_id: String(shawl.id) }, 'https://evil.example')).status()).toBe(403)
  expect((await send('/cart/items', { product_id: 'x'.repeat(50_000) })).status()).toBe(413)

  const info = {
    email: 'forger@example.com',
    city: 'Lahore',
    first_name: 'Sana',
    last_name: 'Mir',
    address: 'House 12',
    phone: freshPhone(),
  }
  const order = (item: string, more: Record<string, string> = {}) =>
    send('/checkout', { ...info, key: `forged-${shawl.id}`, seller_id: String(shawl.user.id), item, ...more })
  const cheaper = await order(`${shawl.id}:1:1`)
  expect(cheaper.status()).toBe(409)
  expect(await cheaper.text()).toContain('costs Rs.2,000 now.')
  expect((await order(`${shawl.id}:-1:2000`)).status()).toBe(422)
  expect((await order(`${shawl.id}:9:2000`)).status()).toBe(409)
  expect((await order(`${shawl.id}:1:2000`, { seller_id: '1' })).status()).toBe(422)
  expect((await order('999999999:1:2000')).status()).toBe(404)

  const placed = await order(`${shawl.id}:1:2000`)
  const again = await order(`${shawl.id}:1:2000`)
  expect([placed.status(), again.status()]).toEqual([303, 303])
  expect(again.headers().location).toBe(placed.headers().location)
  const replayed = await order(`${other.id}:1:2000`)
  expect(replayed.status()).toBe(422)
  expect(await replayed.text()).toContain('This order was already placed.')
  const stranger = await request.storageState()
  expect(stranger.cookies.find(({ name }) => name === 'guest')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/forms',
  })
})
