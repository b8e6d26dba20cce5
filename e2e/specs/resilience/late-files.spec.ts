import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { failUnit, pageErrorsOf } from '../../fixtures/unit-failures.ts'

test('shows a toast as text if the toaster does not load, and in the toaster once it does', async ({
  page,
  open,
  context,
  request,
  expectPageError,
}) => {
  expectPageError(pageErrorsOf('shell'))
  const recover = await failUnit(page, 'shell', 'refused', 'toaster_toaster')
  const product = await newestOf(request, 'women')
  await open(pathOf(product))
  await context.grantPermissions(['clipboard-write'])
  const copy = page.getByRole('button', { name: 'Copy link' })
  const message = page.getByRole('status').filter({ hasText: 'Link copied' })
  await copy.click()
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  expect(box?.height).toBeGreaterThan(20)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  await expect(message).toHaveCSS('clip-path', 'inset(50%)', { timeout: 8_000 })
  await recover()
  await copy.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Link copied')).toBeVisible()
})

// SESSION-10
test('opens the login page if the prompt to sign in does not load', async ({
  page,
  open,
  request,
  expectPageError,
}) => {
  expectPageError(pageErrorsOf('auth'))
  await failUnit(page, 'auth', 'refused', 'auth-sign-in-prompt')
  const product = await newestOf(request, 'women')
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Ask the seller' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(pathOf(product))
})

// SESSION-16
test('keeps a form and what was typed if the question for the password does not load', async ({
  page,
  open,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/status of 403|auth-password-prompt/)
  await signInAs('demo_buyer')
  await failUnit(page, 'auth', 'refused', 'auth-password-prompt')
  const json = { status: 'error', message: 'Please log in again to do this.', code: 'confirm-password' }
  await page.route('**/api/v1/auth/email', route => route.fulfill({ status: 403, json }))
  await open('/seller/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'New email' })
  await field.fill('late-files@example.com')
  await field.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Please log in again to do this.')
  await expect(field).toHaveValue('late-files@example.com')
})

test('keeps typed prices and says so if what applies them does not load, and applies them once it does', async ({
  page,
  open,
  expectPageError,
}) => {
  expectPageError(/storefront-dialogs/)
  const recover = await failUnit(page, 'storefront', 'refused', 'storefront-dialogs')
  await open('/listing/women')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByText('Price', { exact: true }).first().click()
  const lowest = filters.getByPlaceholder('Rs.1')
  const done = filters.getByRole('button', { name: 'Done' })
  await lowest.fill('1,500')
  await done.click()
  await expect(filters.getByText('We couldn’t load some filters.')).toBeVisible()
  await expect(lowest).toHaveValue('1,500')
  await recover()
  await done.click()
  await expect(page).toHaveURL(/[?&]min_price=1500/)
})

// PRODUCT-14
test('says that a listing’s form did not load, and loads it on another try', async ({
  page,
  open,
  signInAs,
  expectPageError,
}) => {
  expectPageError(pageErrorsOf('seller-hub'))
  await signInAs('demo_seller')
  const recover = await failUnit(page, 'seller-hub', 'refused', 'edit-form')
  await open('/seller/sellinghub/selling-active')
  await page
    .getByRole('button', { name: /^Update / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit listing' })
  await expect(dialog.getByText('We couldn’t load the listing.')).toBeVisible()
  await recover()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByLabel('Title')).toBeVisible()
})
