import { confirmEmail, forgotPassword, resendConfirmation, resetPassword } from '@closyyy/contract/accounts-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '@closyyy/contract/accounts-schemas'
import './password-reset-page.tsx'
import './verify-email-page.tsx'

const deadLink = 'This link is invalid or has expired.'

let server: FakeServer

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  server = createFakeServer()
  server.respondTo(forgotPassword, 'Password reset email sent successfully!')
  server.respondTo(resetPassword, null)
  server.respondTo(resendConfirmation, 'ok')
  server.respondTo(confirmEmail, { email: 'ayesha@example.com', email_verified_at: '2026-01-05T10:00:00Z' })
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function openReset(path = '/seller/password-reset') {
  await openPage(path, { server })
  await screen.findByRole('heading', { level: 1 })
}

test('requires an email', async () => {
  await openReset()
  await press('Send link')
  expect(await screen.findByText('Please enter your email')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('shows the server’s message about the sent link', async () => {
  await openReset()
  await fill('Email', 'ayesha@example.com')
  await press('Send link')
  expect(await screen.findByText('Password reset email sent successfully!')).toBeDefined()
  expect(server.requests).toMatchObject([{ name: 'forgotPassword', body: { email: 'ayesha@example.com' } }])
})

test('shows the default message if the response has none (ACCOUNT-8)', async () => {
  server.respondTo(forgotPassword, '')
  await openReset()
  await fill('Email', 'ayesha@example.com')
  await press('Send link')
  expect(await screen.findByText('Password reset email sent successfully!')).toBeDefined()
})

test.each([
  ['with a message', () => failure('too-many', 'Not so often.'), 'Not so often.'],
  ['without a message', () => new Response('', { status: 500 }), 'Failed to send reset password email.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why no link was sent: %s', async (_, response, message) => {
  server.respondTo(forgotPassword, response)
  await openReset()
  await fill('Email', 'ayesha@example.com')
  await press('Send link')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

async function setPassword() {
  await openReset('/seller/password-reset?token=of-the-mail')
  await fill('Password', 'long-enough')
  await fill('Repeat password', 'long-enough')
  await press('Set password')
}

test('sets a new password from the emailed link', async () => {
  await setPassword()
  expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login')
  expect(server.requests).toMatchObject([
    { name: 'resetPassword', body: { token: 'of-the-mail', password: 'long-enough' } },
  ])
})

// SESSION-3
test.each([
  ['a password', 'Your password was changed', setPassword],
  ['an email', 'Your email is confirmed', () => openPage('/seller/verify-email?token=of-the-mail', { server })],
])('replaces the used link of %s by the login in the history', async (_, heading, useLink) => {
  await useLink()
  await screen.findByRole('heading', { name: heading })
  const before = window.history.length
  await userEvent.click(screen.getByRole('link', { name: 'Login' }))
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined()
  expect(window.history.length).toBe(before)
})

test('links to the request for another link if this one expired', async () => {
  server.respondTo(resetPassword, () => failure('invalid', deadLink, { token: [deadLink] }))
  await setPassword()
  expect((await screen.findByRole('alert')).textContent).toContain(deadLink)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login')
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeDefined()
})

test('confirms the email from the emailed link', async () => {
  await openPage('/seller/verify-email?token=of-the-mail', { server })
  expect(await screen.findByText(/ayesha@example.com/)).toBeDefined()
  expect(server.requests).toMatchObject([{ name: 'confirmEmail', body: { token: 'of-the-mail' } }])
})

test('shows that a link expired and sends another one', async () => {
  server.respondTo(confirmEmail, () => failure('invalid', deadLink, { token: [deadLink] }))
  await openPage('/seller/verify-email?token=old', { server })
  expect((await screen.findByRole('alert')).textContent).toBe(deadLink)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login')
  await press('Send a new link')
  expect(await screen.findByText('Please enter your email, phone, or username.')).toBeDefined()
  await fill('Email, phone or username', 'ayesha')
  await press('Send a new link')
  expect(await screen.findByText(/a new link is on its way/)).toBeDefined()
})

// ACCOUNT-13
test('reports a changed email, with the way back to Settings', async () => {
  await openPage('/seller/verify-email?token=of-the-mail&change=1', { server, signedIn: ayesha })
  expect(await screen.findByRole('heading', { name: 'Your email address was changed' })).toBeDefined()
  expect(screen.getByText(/Your account’s email address is now .*ayesha@example.com/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe('/seller/settings')
})

// ACCOUNT-13
test('tells a guest with an expired link of a change to log in and request it again', async () => {
  server.respondTo(confirmEmail, () => failure('invalid', deadLink, { token: [deadLink] }))
  await openPage('/seller/verify-email?token=old&change=1', { server })
  expect((await screen.findByRole('alert')).textContent).toBe(deadLink)
  expect(screen.getByText('Log in and request the change again in Settings.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
  const login = screen.getByRole('link', { name: 'Login' }).getAttribute('href')
  expect(login).toBe('/seller/login?redirect=%2Fseller%2Fsettings')
})

test('retries a confirmation that did not reach the server', async () => {
  server.respondTo(confirmEmail, noNetwork)
  await openPage('/seller/verify-email?token=of-the-mail', { server })
  await screen.findByText('Something went wrong. Please try again later.')
  server.respondTo(confirmEmail, { email: 'ayesha@example.com', email_verified_at: '2026-01-05T10:00:00Z' })
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeDefined()
})
