import { newestOf, pathOf, rupees } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('without a script home and listing show products, and category links work', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Kids', exact: true }).getByRole('article')).not.toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await menu.getByText('Women', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Kurtis' }).and(page.locator(':visible')).click()
  await expect(page).toHaveURL('/listing/women/kurtis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WOMEN / KURTIS')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(8)
})

test('without a script a listing goes on by a link', async ({ page }) => {
  await page.goto('/listing/women')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/listing/women?page=2')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(16)
})

test('without a script a product shows its facts', async ({ page, request }) => {
  const product = await newestOf(request, 'women')
  await page.goto(pathOf(product))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  await expect(page.getByRole('main').getByText(rupees(product.price), { exact: true }).first()).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: /^Photos of / })
      .getByRole('img')
      .first(),
  ).toBeVisible()
})

test('without a script the search form brings results', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
  await page.getByRole('button', { name: 'Search the shop' }).click()
  await expect(page).toHaveURL('/search?query=kurta')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).not.toHaveCount(0)
})
