import type { Page } from '@playwright/test'
import { makeAccount } from '../../fixtures/new-account.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { addAuthenticator } from '../../fixtures/virtual-authenticator.ts'

const PASSWORD = 'the-first-password'
const DEVICES = '/seller/devices'
const LOGIN = `/seller/login?redirect=${encodeURIComponent(DEVICES)}`

async function logIn(page: Page, username: string) {
  await openPage(page, LOGIN)
  await page.getByLabel('Email, phone or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(DEVICES)
}

async function logOut(page: Page) {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
}

test('adds a passkey, logs in by it, renames and removes it', async ({ page, axe, request, expectPageError }) => {
  expectPageError(/status of 401 .*login\/passkey/)
  const { username, email } = await makeAccount(request, PASSWORD)
  const countPasskeys = await addAuthenticator(page)
  // The authenticator would choose a suggested passkey before the button is pressed.
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await logIn(page, username)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('You haven’t added a passkey yet.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('heading', { name: /^Chrome on / })).toBeVisible()
  await expect(passkeys.getByText('Not used yet')).toBeVisible()
  expect(await newestMessage(request, email, /(passkey was just added)/)).toBeTruthy()

  await passkeys.getByRole('button', { name: /^Rename / }).click()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByRole('heading', { name: 'My phone' })).toBeVisible()

  await logOut(page)
  await openPage(page, LOGIN)
  await axe()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(DEVICES)
  await expect(passkeys.getByText(/^Last used /)).toBeVisible()
  await axe()

  await passkeys.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByText('You haven’t added a passkey yet.')).toBeVisible()

  expect(await countPasskeys()).toBe(1)
  await logOut(page)
  await openPage(page, LOGIN)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey doesn’t belong to an account here')
})

test('logs in by a passkey among the suggestions for the login field', async ({ page, request }) => {
  const { username } = await makeAccount(request, PASSWORD)
  await addAuthenticator(page)
  await logIn(page, username)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()
  await logOut(page)
  await page.goto(LOGIN)
  await expect(page).toHaveURL(DEVICES)
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByText(/^Last used /)).toBeVisible()
})

test('confirms a sensitive call by a passkey', async ({ page, axe, request, expectPageError }) => {
  expectPageError(/status of 403 .*second-factor/)
  const { username } = await makeAccount(request, PASSWORD)
  await addAuthenticator(page)
  await logIn(page, username)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()
  // Responds once as the API does 15 minutes after the sign-in.
  await page.route(
    '**/auth/second-factor',
    route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { status: 'error', message: 'Log in again.', code: 'confirm-password' } })
        : route.fallback(),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Turn on' }).click()
  const prompt = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(prompt.getByLabel('Password', { exact: true })).toBeFocused()
  await axe()
  await prompt.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('dialog', { name: 'Turn on two-step login' })).toBeVisible()
})
