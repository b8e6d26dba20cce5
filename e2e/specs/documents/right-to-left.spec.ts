import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const pages = ['home', 'listing', 'product', 'search'] as const

for (const [locale, direction] of [
  ['ur', 'rtl'],
  ['en', 'ltr'],
] as const) {
  for (const name of pages) {
    test(`${name} in ${locale} reads ${direction} and fits phones of 320 and 390 px`, async ({
      page,
      open,
      request,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      const paths = {
        home: '/',
        listing: '/listing/women?size=large&max_price=9000',
        product: pathOf(await newestOf(request, 'women')),
        search: '/search?query=kurta',
      }
      await page.setViewportSize({ width: 320, height: 640 })
      await open(paths[name])
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await horizontalOverflow(page), '320 px').toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 390, height: 800 })
      await expect.poll(() => horizontalOverflow(page), '390 px').toBeLessThanOrEqual(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
}

test('offers each language by its own name in the footer, and reloads the open page in it', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
