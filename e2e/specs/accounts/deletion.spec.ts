import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeAccount } from '../../fixtures/new-account.ts'
import { linkPattern, newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const PASSWORD = 'the-only-password'

async function logIn(page: Page, username: string) {
  await page.getByLabel('Email, phone or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Formats a day as the shop does, some days from now. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-PK', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Karachi',
  })

// PRIVACY-2, PRIVACY-4
test('deletes an account, and keeps it after all by the emailed link', async ({ page, open, axe, request }) => {
  const { username, email } = await makeAccount(request, PASSWORD)
  await open('/data-deletion')
  await page.getByRole('link', { name: 'Log in to delete your account' }).click()
  await logIn(page, username)
  await expect(page).toHaveURL('/data-deletion')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByRole('button', { name: 'Yes, delete my account' }).click()
  await expect(dialog.getByText('Your account will be deleted.')).toBeVisible()
  const [day = ''] = dayIn(7).split(/ \d{4}$/)
  await expect(dialog.getByText(new RegExp(`^Log in before ${day}.* if you change your mind\\.$`))).toBeVisible()
  await expect(dialog.getByText(`Your personal data is erased by ${dayIn(30)}.`)).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('link', { name: 'Log in to delete your account' })).toBeVisible()

  await open(await newestMessage(request, email, linkPattern))
  await logIn(page, username)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account is safe')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your account is not being deleted.')).toBeVisible()
})

test('downloads the data of an account', async ({ page, open, request }) => {
  const { username, email } = await makeAccount(request, PASSWORD)
  await open('/seller/settings')
  await logIn(page, username)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('closyyy-my-data.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(text))).toContain(email)
})
