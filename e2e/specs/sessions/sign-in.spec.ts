import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'

const overview = '/seller/sellinghub/overview'
const login = `/seller/login?redirect=${encodeURIComponent(overview)}`

async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel('Email, phone or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('redirects a guarded URL to the login and back after signing in', async ({ page, open }) => {
  await open(overview)
  await expect(page).toHaveURL(login)
  await logIn(page, 'demo_seller', 'Closyyy-demo-1')
  await expect(page).toHaveURL(overview)
  await expect(page.getByRole('banner')).toContainText('Hey, demo_seller')
  await expect(page.getByRole('region', { name: 'Your figures' }).getByRole('definition')).toHaveText([
    /^[1-9]\d*$/,
    /^Rs\.[\d,]+/,
    /^Rs\.[\d,]+/,
  ])
  await expect(page.getByRole('region', { name: 'Selling' }).getByRole('article')).not.toHaveCount(0)
})

test('shows that a password is wrong, without signing in', async ({ page, open, expectPageError }) => {
  expectPageError(/status of 401 .*\/auth\/login/)
  await open('/seller/login')
  await logIn(page, 'demo_seller', 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.')
  await expect(page).toHaveURL('/seller/login')
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull()
})

test('shows a wrong password in Urdu on a page in Urdu, even by the API', async ({
  page,
  open,
  expectPageError,
  context,
  baseURL,
}) => {
  const message = 'ای میل یا پاس ورڈ درست نہیں۔ براہِ کرم دوبارہ کوشش کریں۔'
  expectPageError(/status of 401 .*\/auth\/login/)
  await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
  await open('/seller/login')
  await page.getByLabel('ای میل، فون یا یوزر نیم').fill('demo_seller')
  await page.getByLabel('پاس ورڈ', { exact: true }).fill('not-the-password')
  const response = page.waitForResponse('**/api/v1/auth/login')
  await page.getByRole('button', { name: 'لاگ اِن', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(message)
  expect(await (await response).json()).toEqual({ status: 'error', message })
})

test('returns to the open page after Login in the header', async ({ page, open }) => {
  await open('/listing/women')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(page).toHaveURL(/\/products\//)
  const product = new URL(page.url()).pathname
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(`/seller/login?redirect=${encodeURIComponent(product)}`)
  await logIn(page, 'demo_buyer', 'Closyyy-demo-1')
  await expect(page).toHaveURL(product)
})

// SESSION-3
test('returns by Back to the page before the login', async ({ page, open }) => {
  await open('/listing/women')
  await open(login)
  await logIn(page, 'demo_buyer', 'Closyyy-demo-1')
  await expect(page).toHaveURL(overview)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.goBack()
  await expect(page).toHaveURL('/listing/women')
  await expect(page.getByRole('button', { name: 'Account menu of demo_buyer' })).toBeVisible()
})

test('redirects to the login after logging out, and guards the pages again', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open(overview)
  await page.getByRole('button', { name: 'Account menu of demo_seller' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/seller/login')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull()
  await open(overview)
  await expect(page).toHaveURL(login)
})

test('shows the account menu and the hub’s button to a signed-in person', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open('/listing/women')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sell Now' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu of demo_seller' }).click()
  await page.getByRole('link', { name: 'Your selling hub' }).click()
  await expect(page).toHaveURL(overview)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
})

test('shows the login link in the header to a guest who left the login page', async ({ page, open }) => {
  await open('/seller/login')
  await page.getByRole('link', { name: 'Closyyy, home page' }).click()
  await expect(page.getByRole('navigation', { name: 'Shop by section' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sell Now' })).toBeVisible()
})
