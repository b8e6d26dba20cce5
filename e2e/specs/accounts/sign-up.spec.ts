import type { APIRequestContext, Page } from '@playwright/test'
import { newestOf } from '../../fixtures/catalogue.ts'
import { freshUsername } from '../../fixtures/fresh-username.ts'
import { codePattern, freshPhone, linkPattern, newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const PASSWORD = 'a-long-password'

/** An image of one pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function requestCode(page: Page, phone: string) {
  await page.getByLabel('Mobile number', { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page).toHaveURL('/seller/sellinghub/varification')
}

async function enterCode(page: Page, code: string) {
  // Pastes the code, as a phone autofills it from the SMS.
  await page.getByLabel('Digit 1 of 6').fill(code)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}

async function confirmPhone(page: Page, request: APIRequestContext, phone: string) {
  await requestCode(page, phone)
  await enterCode(page, await newestMessage(request, phone, codePattern))
  await expect(page.getByText('OTP verified! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/seller/signup-step1')
}

async function logIn(page: Page, login: string, password: string) {
  await page.getByLabel('Email, phone or username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('signs up a guest who follows a shop, up to their first visit of the seller hub', async ({
  page,
  open,
  axe,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 422 .*\/auth\/register\/check/)
  const phone = freshPhone()
  const username = freshUsername(phone)
  const email = `${username}@example.com`
  await page.setViewportSize({ width: 390, height: 800 })
  const shop = `/user/${(await newestOf(request, 'kids')).user.id}`
  await open(shop)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Signup' }).click()
  await expect(page).toHaveURL(`/seller/phone?redirect=${encodeURIComponent(shop)}`)
  await axe()
  await confirmPhone(page, request, phone)

  await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
  await page.getByLabel('First name (optional)').fill('Ayesha')
  await page.getByLabel('Profile picture (optional)').setInputFiles(picture)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByLabel('First name (optional)')).toHaveValue('Ayesha')
  await next(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Username', { exact: true }).fill('demo_seller')
  await next(page)
  await expect(page.getByText('The username has already been taken.')).toBeVisible()
  await page.getByLabel('Username', { exact: true }).fill(username)
  await next(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await axe()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: "You're all set!" })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()

  await logIn(page, phone, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Please verify your email before logging in.')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(/a new link is on its way/)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull()

  await open(await newestMessage(request, email, linkPattern))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await logIn(page, phone, PASSWORD)
  await expect(page).toHaveURL(shop)
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('profile_picture'))).toMatch(/^\//)
  await open('/seller/sellinghub/overview')
  await expect(page.getByRole('banner')).toContainText(username)
})

test('rejects a wrong code and keeps it in the field, and accepts the right one', async ({
  page,
  open,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 422 .*\/auth\/verify-otp/)
  const phone = freshPhone()
  await open('/seller/signup')
  await requestCode(page, phone)
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  const code = await newestMessage(request, phone, codePattern)
  const wrong = code === '111111' ? '222222' : '111111'
  await enterCode(page, wrong)
  await expect(page.getByText('Invalid or expired OTP. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Digit 6 of 6')).toHaveValue(wrong.slice(5))
  await enterCode(page, code)
  await expect(page).toHaveURL('/seller/signup-step1')
})

test('rejects an expired code, sends another after the countdown, and locks it after five wrong attempts', async ({
  page,
  open,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 422 .*\/auth\/verify-otp/)
  const phone = freshPhone()
  const error = page.getByText('Invalid or expired OTP. Please try again.')
  const resend = page.getByRole('button', { name: 'Resend', exact: true })
  await open('/seller/phone')
  await requestCode(page, phone)
  const old = await newestMessage(request, phone, codePattern)
  await expect(resend).toBeEnabled({ timeout: 40_000 })
  await enterCode(page, old)
  await expect(error).toBeVisible()

  await resend.click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  const code = await newestMessage(request, phone, new RegExp(`\\b(?!${old})(\\d{6})\\b`))
  const otp = code === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 5; tries++)
    expect((await request.post('/api/v1/auth/verify-otp', { data: { phone, otp } })).status()).toBe(422)
  await enterCode(page, code)
  await expect(error).toBeVisible()
})

test('leads from a later step to the phone number if no phone is verified', async ({ page, open }) => {
  for (const step of [1, 2, 3]) {
    await open(`/seller/signup-step${step}`)
    await expect(page).toHaveURL('/seller/phone')
    await expect(page.getByLabel('Mobile number', { exact: true })).toBeVisible()
  }
})
