import { newestOf, pathOf, rupees } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('shows products on home and listing without scripts, with working category links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Kids', exact: true }).getByRole('article')).not.toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await menu.getByText('Women', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Kurtis' }).and(page.locator(':visible')).click()
  await expect(page).toHaveURL('/listing/women/kurtis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WOMEN / KURTIS')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(8)
})

test('links to the next page of a listing without scripts', async ({ page }) => {
  await page.goto('/listing/women')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/listing/women?page=2')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(16)
})

test('links to more results of a search without scripts', async ({ page }) => {
  await page.goto('/search?query=lawn')
  const results = page.getByRole('list', { name: 'Results' }).getByRole('article')
  const shown = await results.count()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/search?query=lawn&page=2')
  await expect.poll(() => results.count()).toBeGreaterThan(shown)
})

test('shows the facts of a product without scripts', async ({ page, request }) => {
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

test('searches without scripts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
  await page.getByRole('button', { name: 'Search the shop' }).click()
  await expect(page).toHaveURL('/search?query=kurta')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).not.toHaveCount(0)
})
