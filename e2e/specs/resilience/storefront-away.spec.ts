import type { Page } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { breakUnit, complaintsOf, faults } from '../../fixtures/unit-faults.ts'

const complaints = complaintsOf('storefront')

const servedNotice = (page: Page) => page.getByText("Parts of this page didn't load, so its buttons don't work yet.")
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the shop is not available right now' })

for (const fault of faults) {
  test(`storefront ${fault} at load: the served page stays, the other parts open, and it comes back`, async ({
    page,
    expectFault,
  }) => {
    expectFault(complaints)
    const mend = await breakUnit(page, 'storefront', fault)
    await page.goto('/listing/women', { waitUntil: 'commit' })
    await expect(servedNotice(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('WOMEN')
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Search' })).toBeEditable()
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Categories' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click({ noWaitAfter: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')

    await page.goto('/listing/women', { waitUntil: 'commit' })
    await expect(servedNotice(page)).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(servedNotice(page)).toBeHidden()
    await started(page)
    await page.getByRole('form', { name: 'Filters' }).getByLabel('Sort').selectOption('price_asc')
    await expect(page).toHaveURL('/listing/women?sort=price_asc')
  })

  test(`storefront ${fault} on the way: a notice in the frame, and it comes back`, async ({
    page,
    open,
    expectFault,
  }) => {
    if (fault !== 'hanging') expectFault(complaints)
    await open('/seller/login')
    const mend = await breakUnit(page, 'storefront', fault)
    await page.getByRole('link', { name: 'Closyyy, home page' }).click({ noWaitAfter: true })
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).not.toContainText('storefront')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Closyyy' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('navigation', { name: 'Shop by section' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  })
}

test('the header of a page whose storefront never came searches without it', async ({ page, expectFault }) => {
  expectFault(complaints)
  await breakUnit(page, 'storefront', 'refused')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(servedNotice(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/search?query=kurta')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).not.toHaveCount(0)
})

test('a page whose own script is gone says so, and opens once it is there', async ({
  page,
  open,
  request,
  expectFault,
}) => {
  expectFault(complaints)
  const product = await newestOf(request, 'women')
  await open('/listing/women')
  const mend = await breakUnit(page, 'storefront', 'refused', 'storefront-product')
  await page.getByRole('link', { name: product.title, exact: true }).click({ noWaitAfter: true })
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).not.toContainText('storefront')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(pathOf(product))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
})

test('styles that never answer leave no blank page', async ({ page }) => {
  await page.route(/\/releases\/[\w-]+\/.*\.css$/, () => new Promise<void>(() => undefined))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
