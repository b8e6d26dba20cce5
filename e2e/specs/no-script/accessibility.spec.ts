import { listProduct } from '../../fixtures/listed-product.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('serves accessible plain pages', async ({ page, request, axe, expectPageError }) => {
  expectPageError(/status of 422 .*\/forms\/checkout/)
  const product = await listProduct(request, { title: 'Plain page sandals', quantity: 2 })
  await page.goto('/forms/cart')
  await axe()
  const form = { product_id: String(product.id), quantity: '2' }
  await page.request.post('/forms/cart/items', { form, headers: { 'sec-fetch-site': 'same-origin' } })
  await page.goto('/forms/cart')
  await axe()
  await page.getByRole('link', { name: 'Checkout' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(`plain-axe-${Date.now()}@example.com`)
  await main.getByLabel('Delivery city').selectOption('Lahore')
  await main.getByLabel('First name').fill('Sana')
  await main.getByLabel('Last name').fill('Mir')
  await main.getByLabel('Address').fill('House 12')
  await main.getByLabel('Phone').fill('1')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await axe()
  await main.getByLabel('Phone').fill(freshPhone())
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your order')
  await axe()
})
