import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { onSessionStarted } from '@closyyy/event-bus/on'
import { ENDED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '../../test/open-page.tsx'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import './login-page.tsx'
import './password-reset-page.tsx'

const ownUser = anOwnUser({ profile_picture: '/photos/ayesha.webp' })
const session = { token: ayesha.token, user: { id: ownUser.id, username: ownUser.username, profile_picture: null } }

let server: FakeServer
const replace = vi.fn()

beforeEach(() => {
  replace.mockReset()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  server = createFakeServer()
  server.respondTo(login, session)
  server.respondTo(getOwnUser, ownUser)
})

afterEach(() => void vi.restoreAllMocks())

async function openPage(...given: Parameters<typeof pageAt>) {
  const { element, store } = await pageAt(...given)
  await act(async () => void render(element))
  return { store }
}

async function openLogin(path = '/seller/login') {
  const page = await openPage(routes, path, { server })
  await screen.findByRole('heading', { name: 'Welcome Back' })
  return page
}

const loginField = () => screen.getByLabelText('Email, phone or username')
const passwordField = () => screen.getByLabelText('Password')

async function send(who: string, password: string) {
  if (who) await userEvent.type(loginField(), who)
  if (password) await userEvent.type(passwordField(), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

test.each([
  ['an empty login', '', 'long-enough', 'Please enter your email, phone, or username.', loginField],
  ['a blank login', '   ', 'long-enough', 'Please enter your email, phone, or username.', loginField],
  ['an empty password', 'ayesha', '', 'Please enter your password.', passwordField],
  ['a short password', 'ayesha', 'seven77', 'The password field must be at least 8 characters.', passwordField],
  ['a URL as login', 'www.evil.example', 'long-enough', 'Invalid characters or URL detected.', loginField],
])('rejects %s at its field, without a call', async (_, who, password, message, field) => {
  await openLogin()
  await send(who, password)
  expect(await screen.findByText(message)).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(message).id)
  expect(document.activeElement).toBe(field())
  expect(server.requests).toEqual([])
})

test('shows both field errors and focuses the first', async () => {
  await openLogin()
  await send('', '')
  expect(await screen.findByText('Please enter your email, phone, or username.')).toBeDefined()
  expect(screen.getByText('Please enter your password.')).toBeDefined()
  expect(document.activeElement).toBe(loginField())
})

// ACCOUNT-7
test('rejects a pasted URL and accepts other text', async () => {
  await openLogin()
  await userEvent.click(loginField())
  await userEvent.paste('http://evil.example')
  expect(loginField()).toHaveProperty('value', '')
  expect(screen.getByText('Invalid characters or URL detected.')).toBeDefined()
  await userEvent.paste('ayesha@example.com')
  expect(loginField()).toHaveProperty('value', 'ayesha@example.com')
  expect(screen.queryByText('Invalid characters or URL detected.')).toBeNull()
})

test('shows the error of a typed URL at once', async () => {
  await openLogin()
  await userEvent.type(loginField(), 'www.')
  expect(screen.getByText('Invalid characters or URL detected.')).toBeDefined()
})

test('shows and hides the password', async () => {
  await openLogin()
  expect(passwordField().getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(passwordField().getAttribute('type')).toBe('text')
  expect(passwordField().getAttribute('autocomplete')).toBe('current-password')
  expect(loginField().getAttribute('autocomplete')).toBe('username webauthn')
})

// SESSION-3
test('stores the session, emits the event and loads the overview', async () => {
  const listener = vi.fn()
  const forget = onSessionStarted(listener)
  const { store } = await openLogin()
  await send(' 03001234567 ', 'long-enough')
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/seller/sellinghub/overview'))
  expect(server.requests).toMatchObject([
    {
      name: 'login',
      query: {},
      body: { login: '03001234567', password: 'long-enough', device_id: localStorage.deviceId },
      authorization: null,
    },
    { name: 'getOwnUser', query: {}, body: undefined, authorization: `Bearer ${ayesha.token}` },
  ])
  expect(store.getState().session.signedIn).toEqual({ ...ayesha, profilePicture: '/photos/ayesha.webp' })
  expect(listener).toHaveBeenCalledWith({ user_id: ayesha.userId })
  forget()
})

test.each([
  ['%2Fcheckout%3FsellerId%3D3', '/checkout?sellerId=3'],
  ['%2F%2Fevil.example', '/seller/sellinghub/overview'],
  ['https%3A%2F%2Fevil.example', '/seller/sellinghub/overview'],
])('redirects for %s to %s', async (redirect, target) => {
  await openLogin(`/seller/login?redirect=${redirect}`)
  await send('ayesha', 'long-enough')
  await waitFor(() => expect(replace).toHaveBeenCalledWith(target))
})

test('clears the path to return to after the return', async () => {
  await openLogin('/seller/login?redirect=%2Fcart')
  await send('ayesha', 'long-enough')
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'))
  cleanup()
  await openPage(routes, '/seller/password-reset', { server })
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/seller/login')
})

// SESSION-2
test('drops the token of an unconfirmed account', async () => {
  server.respondTo(getOwnUser, { ...ownUser, email_verified_at: null })
  const { store } = await openLogin()
  await send('ayesha', 'long-enough')
  expect((await screen.findByRole('alert')).textContent).toContain('Please verify your email before logging in.')
  expect(store.getState().session.signedIn).toBeUndefined()
  expect(replace).not.toHaveBeenCalled()
})

test.each([
  [
    'the server says so',
    () => failure('signed-out', 'These credentials are not ours.'),
    'These credentials are not ours.',
  ],
  [
    'too many tries',
    () => failure('too-many', 'Too many attempts. Wait a minute.'),
    'Too many attempts. Wait a minute.',
  ],
  ['no message comes', () => new Response('', { status: 401 }), 'Invalid email or password. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why a login failed: %s', async (_, response, message) => {
  server.respondTo(login, response)
  const { store } = await openLogin()
  await send('ayesha', 'long-enough')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(store.getState().session.signedIn).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled')).not.toBe('true')
})

test('fails at once while the browser is offline', async () => {
  server.respondTo(login, noNetwork)
  await openLogin()
  fireEvent(window, new Event('offline'))
  await send('ayesha', 'long-enough')
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again later.')
  fireEvent(window, new Event('online'))
})

test('shows the server’s field error at its field', async () => {
  const errors = { password: ['Please enter your password.'] }
  server.respondTo(login, () => failure('invalid', 'A field breaks a rule.', errors))
  await openLogin()
  await send('ayesha', 'long-enough')
  expect(await screen.findByText('Please enter your password.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows the pending state and does not submit twice', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.respondTo(login, () => promise)
  await openLogin()
  await send('ayesha', 'long-enough')
  const button = await screen.findByRole('button', { name: 'Logging in…' })
  await userEvent.click(button)
  expect(server.requests).toHaveLength(1)
  resolve(failure('signed-out', 'No.'))
  expect(await screen.findByRole('alert')).toBeDefined()
})

// SESSION-18
test('shows after a redirect that the session ended, but not after a logout or to other guests', async () => {
  const ended = 'You’ve been signed out. Log in again to continue.'
  await openLogin('/seller/login?redirect=%2Fcart')
  expect(screen.queryByText(ended)).toBeNull()
  cleanup()
  sessionStorage.setItem(ENDED_SESSION_KEY, '1')
  await openLogin('/seller/login')
  expect(screen.queryByText(ended)).toBeNull()
  cleanup()
  await openLogin('/seller/login?redirect=%2Fcart')
  expect(screen.queryByText(ended)).toBeNull()
  cleanup()
  sessionStorage.setItem(ENDED_SESSION_KEY, '1')
  await openLogin('/seller/login?redirect=%2Fcart')
  expect(screen.getByRole('status').textContent).toBe(ended)
  sessionStorage.clear()
})

// SESSION-4
test('redirects a signed-in visitor', async () => {
  await openPage(routes, '/seller/login?redirect=/cart', { signedIn: ayesha })
  await waitFor(() => expect(window.location.pathname).toBe('/seller/sellinghub/selling-active'))
  expect(screen.queryByRole('heading', { name: 'Welcome Back' })).toBeNull()
})

test('shows the messages of the contract in Urdu', async () => {
  await openPage(routes, '/seller/login', { server, locale: 'ur' })
  await screen.findByRole('heading', { name: 'خوش آمدید' })
  await userEvent.click(screen.getByRole('button', { name: 'لاگ اِن' }))
  expect(await screen.findByText('براہِ کرم اپنا پاس ورڈ لکھیں۔')).toBeDefined()
})
