import { pathOf } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('offers to load a page again whose scripts failed', async ({ page, expectPageError }) => {
  expectPageError(/releases\/|Failed to fetch/)
  let isDown = true
  await page.route(/\/releases\/[^?]+\.js$/, route => (isDown ? route.abort('connectionrefused') : route.fallback()))
  await page.goto('/seller/login?redirect=%2Fcart')
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded. Check your connection.')
  isDown = false
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/seller/login?redirect=%2Fcart')
})

for (const [name, scripts] of [
  ['the entry of the shell', /\/releases\/shell\/\w+\/main\.\w+\.js$|\/releases\/shell\/\w+\/main\.js$/],
  ['every other script', /\/releases\/(?!shell\/\w+\/main)[^?]+\.js$/],
] as const) {
  test(`sends a form that was pressed before ${name} failed to load`, async ({ page, request, expectPageError }) => {
    expectPageError(/releases\/|Failed to fetch/)
    const product = await listProduct(request, { title: 'Plain page dupatta' })
    const pressed = Promise.withResolvers<void>()
    await page.route(scripts, async route => {
      await pressed.promise
      await route.abort('connectionrefused')
    })
    await page.goto(pathOf(product), { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(pathOf(product))
    pressed.resolve()
    await expect(page).toHaveURL('/forms/cart')
    await expect(page.getByRole('main')).toContainText(product.title)
    await page.goto('/cart')
    await expect(page).toHaveURL('/forms/cart')
  })
}
