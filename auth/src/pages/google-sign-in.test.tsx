import { finishGoogleSignIn, listProviders } from '@closyyy/contract/google-sign-in-calls'
import { KEEP_ACCOUNT_PATH } from '@closyyy/contract/paths'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import './google-callback-page.tsx'
import './login-page.tsx'

const google = { authorization_url: 'https://accounts.example/auth?state=s', flow: 'sealed' }
const assign = vi.fn()
const replace = vi.fn()
let server: FakeServer

beforeEach(() => {
  assign.mockReset()
  replace.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  sessionStorage.clear()
  localStorage.clear()
  server = createFakeServer()
  server.respondTo(listProviders, { password: true, google })
  server.respondTo(finishGoogleSignIn, { token: 'fresh', user: { id: 9, username: 'bilal', profile_picture: null } })
  server.respondTo(getOwnUser, anOwnUser({ id: 9, username: 'bilal' }))
})

afterEach(() => void vi.restoreAllMocks())

const button = () => screen.findByRole('button', { name: 'Continue with Google' })

test('shows no button without Google sign-in', async () => {
  server.respondTo(listProviders, { password: true, google: null })
  await openPage('/seller/login', { server })
  await waitFor(() => expect(server.requests).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('opens Google, returns signed in and opens the page that the guest came from', async () => {
  await openPage('/seller/login?redirect=%2Fcart', { server })
  await userEvent.click(await button())
  await waitFor(() => expect(assign).toHaveBeenCalledWith(google.authorization_url))
  const { store } = await openPage('/auth/google/callback?code=c&state=s&iss=i', { server })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'))
  const finished = server.requests.filter(({ name }) => name === 'finishGoogleSignIn')
  expect(finished.map(({ body }) => body)).toEqual([
    { code: 'c', state: 's', flow: 'sealed', iss: 'i', device_id: localStorage.deviceId },
  ])
  expect(store.getState().session.signedIn).toMatchObject({ token: 'fresh', username: 'bilal' })
})

test('can be pressed again after Back', async () => {
  await openPage('/seller/login', { server })
  const pressed = await button()
  await userEvent.click(pressed)
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  await userEvent.click(pressed)
  expect(assign).toHaveBeenCalledOnce()
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await userEvent.click(await button())
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2))
})

// PRIVACY-4
test('lets somebody keep an account that is about to be deleted', async () => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed', returnTo: '/cart' }))
  server.respondTo(getOwnUser, anOwnUser({ id: 9, username: 'bilal', deletion_at: '2026-02-04T10:00:00Z' }))
  await openPage('/auth/google/callback?code=c&state=s', { server })
  await waitFor(() => expect(replace).toHaveBeenCalledWith(KEEP_ACCOUNT_PATH))
})

test('shows an error if Google is unavailable', async () => {
  server.respondTo(listProviders, { password: true, google: { authorization_url: null, flow: null } })
  await openPage('/seller/login', { server })
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We can’t reach Google right now. Please try again later.',
  )
})

test.each([
  ['with a message', () => failure('not-allowed', 'Google has not confirmed it.'), 'Google has not confirmed it.'],
  ['without a message', () => new Response('', { status: 500 }), 'Google sign-in didn’t work. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('shows why the sign-in failed: %s', async (_, response, message) => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed' }))
  server.respondTo(finishGoogleSignIn, response)
  await openPage('/auth/google/callback?code=c&state=s', { server })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login')
})

// SESSION-20
test('repeats only the read of the person if this failed', async () => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed', returnTo: '/cart' }))
  server.respondTo(getOwnUser, noNetwork)
  await openPage('/auth/google/callback?code=c&state=s', { server })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login?redirect=%2Fcart')
  server.respondTo(getOwnUser, anOwnUser({ id: 9, username: 'bilal' }))
  await userEvent.click(retry)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'))
  expect(server.requests.filter(({ name }) => name === 'finishGoogleSignIn')).toHaveLength(1)
  expect(sessionStorage.getItem('googleSignIn')).toBeNull()
})

test('offers no other attempt to a person whose email is not confirmed', async () => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed', returnTo: '/cart' }))
  server.respondTo(getOwnUser, anOwnUser({ email_verified_at: null }))
  await openPage('/auth/google/callback?code=c&state=s', { server })
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('shows that the person cancelled at Google, and keeps the path to return to', async () => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed', returnTo: '/cart' }))
  await openPage('/auth/google/callback?error=access_denied&state=s', { server })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You didn’t finish signing in with Google. Try again, or log in another way.',
  )
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login?redirect=%2Fcart')
  expect(server.requests).toEqual([])
})

test('sends no request for a return that this tab did not start', async () => {
  await openPage('/auth/google/callback?code=c&state=s', { server })
  expect((await screen.findByRole('alert')).textContent).toBe('Google sign-in didn’t work. Please try again.')
  expect(server.requests).toEqual([])
})
