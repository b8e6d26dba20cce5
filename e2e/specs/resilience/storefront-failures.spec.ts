import type { Page } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { failUnit, pageErrorsOf, unitFailures } from '../../fixtures/unit-failures.ts'

const pageErrors = pageErrorsOf('storefront')

const servedNotice = (page: Page) => page.getByText('Parts of this page didn’t load, so its buttons don’t work yet.')
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the shop isn’t available right now' })

for (const failure of unitFailures) {
  test(`keeps the served page if storefront fails to load (${failure}), and hydrates it after a retry`, async ({
    page,
    expectPageError,
  }) => {
    expectPageError(pageErrors)
    const recover = await failUnit(page, 'storefront', failure)
    await page.goto('/listing/women', { waitUntil: 'commit' })
    await expect(servedNotice(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('WOMEN')
    await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Search' })).toBeEditable()
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Categories' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click({ noWaitAfter: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')

    await page.goto('/listing/women', { waitUntil: 'commit' })
    await expect(servedNotice(page)).toBeVisible()
    await recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(servedNotice(page)).toBeHidden()
    await started(page)
    await page.getByRole('main').getByLabel('Sort').selectOption('price_asc')
    await expect(page).toHaveURL('/listing/women?sort=price_asc')
  })

  test(`shows a notice in the frame if storefront fails during a navigation (${failure}), and opens it after a retry`, async ({
    page,
    open,
    expectPageError,
  }) => {
    if (failure !== 'hanging') expectPageError(pageErrors)
    await open('/seller/login')
    const recover = await failUnit(page, 'storefront', failure)
    await page.getByRole('link', { name: 'Closyyy, home page' }).click({ noWaitAfter: true })
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).not.toContainText('storefront')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Closyyy' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('navigation', { name: 'Shop by section' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  })
}

test('searches from the header even if the storefront failed to load', async ({ page, expectPageError }) => {
  expectPageError(pageErrors)
  await failUnit(page, 'storefront', 'refused')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(servedNotice(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/search?query=kurta')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).not.toHaveCount(0)
})

test('shows a notice if the script of a page fails, and opens it after a retry', async ({
  page,
  open,
  request,
  expectPageError,
}) => {
  expectPageError(pageErrors)
  const product = await newestOf(request, 'women')
  // Before the listing, which prefetches the script.
  const recover = await failUnit(page, 'storefront', 'refused', 'storefront-product')
  await open('/listing/women')
  await page.getByRole('link', { name: product.title, exact: true }).click({ noWaitAfter: true })
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).not.toContainText('storefront')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await recover()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(pathOf(product))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
})

test('shows the page even if its styles never load', async ({ page }) => {
  await page.route(/\/releases\/[\w-]+\/.*\.css$/, () => new Promise<void>(() => undefined))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
