import type { Page } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { failUnit, pageErrorsOf, unitFailures } from '../../fixtures/unit-failures.ts'

const overview = '/seller/sellinghub/overview'

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the shop isn’t available right now' })

for (const failure of unitFailures) {
  test(`shows a notice and the seller’s header if seller-hub fails to load (${failure}), and opens it after a retry`, async ({
    page,
    signInAs,
    expectPageError,
  }) => {
    expectPageError(pageErrorsOf('seller-hub'))
    await signInAs('demo_seller')
    const recover = await failUnit(page, 'seller-hub', failure)
    await page.goto(overview, { waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).not.toContainText('seller-hub')
    await expect(page.getByRole('banner')).toContainText('Hey, demo_seller')
    await expect(page.getByRole('button', { name: 'Account menu of demo_seller' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Closyyy' }).click({ noWaitAfter: true })
    await expect(page.getByRole('navigation', { name: 'Shop by section' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible()
    await recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  })

  test(`keeps the shop usable if auth fails to load (${failure}), and opens the login after a retry`, async ({
    page,
    expectPageError,
  }) => {
    expectPageError(pageErrorsOf('auth'))
    const recover = await failUnit(page, 'auth', failure)
    await page.goto('/listing/women', { waitUntil: 'commit' })
    await started(page)
    await page.getByRole('main').getByLabel('Sort').selectOption('price_asc')
    await expect(page).toHaveURL('/listing/women?sort=price_asc')
    await page.goto('/seller/login', { waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).not.toContainText('auth')
    await recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  })
}

test('shows a notice in the frame if seller-hub fails during a navigation, and opens it after a retry', async ({
  page,
  open,
  signInAs,
  expectPageError,
}) => {
  expectPageError(pageErrorsOf('seller-hub'))
  await signInAs('demo_seller')
  const recover = await failUnit(page, 'seller-hub', 'refused')
  await open('/listing/women')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sell Now' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu of demo_seller' }).click()
  await page.getByRole('link', { name: 'Your selling hub' }).click({ noWaitAfter: true })
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).not.toContainText('seller-hub')
  await recover()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
})

test('shows a notice if auth fails during a navigation; Back returns to the product, and the login opens after a retry', async ({
  page,
  open,
  request,
  expectPageError,
}) => {
  expectPageError(pageErrorsOf('auth'))
  const product = await newestOf(request, 'women')
  await open(pathOf(product))
  const recover = await failUnit(page, 'auth', 'refused')
  await page.getByRole('button', { name: /^Like/ }).click({ noWaitAfter: true })
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).not.toContainText('auth')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  await started(page)
  await page.getByRole('button', { name: /^Like/ }).click({ noWaitAfter: true })
  await expect(notice(page)).toBeVisible()
  await recover()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
})

test('keeps the shop usable if the account menu fails to load', async ({ page, open, signInAs, expectPageError }) => {
  expectPageError(pageErrorsOf('auth'))
  await signInAs('demo_seller')
  await failUnit(page, 'auth', 'refused')
  await open('/listing/women')
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Account' })).toBeVisible()
  await page.getByRole('list', { name: 'Items' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Seller', exact: true })).toBeVisible()
})
