import { confirmEmail, resetPassword } from '@closyyy/contract/accounts-calls'
import { createFakeServer, type FakeServer, failure } from '@closyyy/testing/fake-server'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '@closyyy/contract/accounts-schemas'
import './login-page.tsx'
import './password-reset-page.tsx'
import './verify-email-page.tsx'

const BACK = '?redirect=%2Fproducts%2Fkhaadi%2Fkurta-7'
const CONFIRM = '/seller/verify-email?token=of-the-mail'
const RESET = '/seller/password-reset?token=of-the-mail'
const HOUR_MS = 3_600_000

let server: FakeServer

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  server = createFakeServer()
  server.respondTo(resetPassword, null)
  server.respondTo(confirmEmail, { email: 'ayesha@example.com', email_verified_at: '2026-01-05T10:00:00Z' })
})

afterEach(() => void vi.restoreAllMocks())

const open = async (path: string, heading: string) => {
  await openPage(path, { server })
  await screen.findByRole('heading', { name: heading })
}
const openLogin = () => open(`/seller/login${BACK}`, 'Welcome Back')
const pathOf = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href')

/** Opens an emailed link in a new tab, after the login was opened with a product page to return to. */
async function openEmailed(path: string, heading: string) {
  await openLogin()
  cleanup()
  await open(path, heading)
}

test('passes the path to return to from the login to sign-up and password reset', async () => {
  await openLogin()
  expect(pathOf('Sign up')).toBe(`/seller/phone${BACK}`)
  expect(pathOf('Forgot Password?')).toBe(`/seller/password-reset${BACK}`)
  await userEvent.click(screen.getByRole('link', { name: 'Forgot Password?' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
  expect(pathOf('Login')).toBe(`/seller/login${BACK}`)
})

test.each([
  [CONFIRM, 'Your email is confirmed'],
  [RESET, 'Set a new password'],
])('%s keeps the path to return to', async (link, heading) => {
  await openEmailed(link, heading)
  expect(pathOf('Login')).toBe(`/seller/login${BACK}`)
})

test('keeps the path to return to on an expired confirmation link', async () => {
  server.respondTo(confirmEmail, () => failure('invalid', 'This link is invalid or has expired.'))
  await openEmailed(CONFIRM, 'We couldn’t confirm your email')
  expect(pathOf('Login')).toBe(`/seller/login${BACK}`)
})

test('keeps the path to return to after a new password', async () => {
  await openEmailed(RESET, 'Set a new password')
  for (const field of ['Password', 'Repeat password']) await userEvent.type(screen.getByLabelText(field), 'long-enough')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByRole('heading', { name: 'Your password was changed' })
  expect(pathOf('Login')).toBe(`/seller/login${BACK}`)
})

test('ignores a path older than two hours', async () => {
  await openLogin()
  cleanup()
  const later = Date.now() + 2 * HOUR_MS
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await open(RESET, 'Set a new password')
  expect(pathOf('Login')).toBe('/seller/login')
})
