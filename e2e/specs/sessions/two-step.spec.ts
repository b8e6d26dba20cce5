import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeAccount } from '../../fixtures/new-account.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const PASSWORD = 'the-first-password'
const DEVICES = '/seller/devices'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Computes the code of an authenticator app (RFC 6238). */
function codeOf(key: string): string {
  const bits = [...key.replace(/\s/g, '')].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', secret).update(step).digest()
  const offset = (hash.at(-1) ?? 0) % 16
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0')
}

async function logIn(page: Page, username: string) {
  await openPage(page, `/seller/login?redirect=${encodeURIComponent(DEVICES)}`)
  await page.getByLabel('Email, phone or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('turns on two-step login, and logs in by a recovery code once', async ({
  page,
  axe,
  browser,
  baseURL,
  request,
}) => {
  const { username } = await makeAccount(request, PASSWORD)
  await logIn(page, username)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await axe()
  const key = /Key: ([A-Z2-7 ]+)/.exec((await dialog.textContent()) ?? '')?.[1] ?? ''
  await dialog.getByLabel('Code from the app').fill(codeOf(key.slice(0, 39)))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const items = dialog.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const codes = await items.allTextContents()
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('On · 10 recovery codes left')).toBeVisible()

  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await logIn(other, username)
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused()
  await other.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(DEVICES)
  await expect(other.getByText('On · 9 recovery codes left')).toBeVisible()
  await context.close()
})
