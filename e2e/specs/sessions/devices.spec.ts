import type { Page } from '@playwright/test'
import { makeAccount } from '../../fixtures/new-account.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const PASSWORD = 'the-first-password'
const DEVICES = '/seller/devices'

async function logIn(page: Page, username: string) {
  await openPage(page, `/seller/login?redirect=${encodeURIComponent(DEVICES)}`)
  await page.getByLabel('Email, phone or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(DEVICES)
}

test('reports a new device by email, and signs it out from another one', async ({
  page,
  axe,
  browser,
  baseURL,
  request,
}) => {
  const { username, email } = await makeAccount(request, PASSWORD)
  await logIn(page, username)
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await logIn(other, username)
  expect(await newestMessage(request, email, /(new device: \w+)/)).toContain('new device')

  await openPage(page, DEVICES)
  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await axe()
  await page.getByRole('button', { name: /^Log out .* on / }).click()
  await expect(devices).toHaveCount(1)
  await other.goto(DEVICES)
  await expect(other).toHaveURL(/\/seller\/login/)
  await context.close()
})

test('asks for the password before new bank details, and keeps what was typed', async ({
  page,
  open,
  axe,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 40\d .*details\/create/)
  const { username } = await makeAccount(request, PASSWORD)
  await logIn(page, username)
  await open('/seller/sellinghub/bank')
  // Responds once as the API does 15 minutes after the sign-in.
  await page.route(
    '**/user/bank/details/create',
    route =>
      route.fulfill({ status: 403, json: { status: 'error', message: 'Log in again.', code: 'confirm-password' } }),
    {
      times: 1,
    },
  )
  await page.getByRole('button', { name: 'Add/Update Bank Details' }).click()
  const details = {
    'Bank name': 'Meezan Bank',
    'Account title': 'Ayesha Khan',
    'Account number': '0123456789',
    IBAN: 'PK36MEZN0000001123456702',
    'Branch code': '0456',
  }
  for (const [name, value] of Object.entries(details)) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const prompt = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(prompt.getByLabel('Password', { exact: true })).toBeFocused()
  await axe()
  await prompt.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await prompt.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Bank details saved successfully!')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(Object.values(details))
})
