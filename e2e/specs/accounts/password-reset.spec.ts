import { makeAccount } from '../../fixtures/new-account.ts'
import { newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('resets a forgotten password by the emailed link, once', async ({ page, open, axe, request, expectPageError }) => {
  expectPageError(/status of 422 .*\/auth\/reset-password/)
  const { username, email } = await makeAccount(request, 'the-old-password')
  await open('/seller/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Please enter your email', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Password reset email sent successfully!')).toBeVisible()
  await axe()

  const link = await newestMessage(request, email, /(\/seller\/password-reset\S+)/)
  await open(link)
  await page.getByLabel('Password', { exact: true }).fill('the-new-password')
  await page.getByLabel('Repeat password').fill('the-new-password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email, phone or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('the-new-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/seller/sellinghub/overview')

  await open(link)
  await page.getByLabel('Password', { exact: true }).fill('another-password')
  await page.getByLabel('Repeat password').fill('another-password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})
