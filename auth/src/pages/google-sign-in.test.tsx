import { finishGoogleSignIn, listProviders } from '@closyyy/contract/google-sign-in-calls'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Compiled before the first test, which would else wait for it.
import './google-callback-page.tsx'
import './login-page.tsx'

const google = { authorization_url: 'https://accounts.example/auth?state=s', flow: 'sealed' }
const assign = vi.fn()
let server: FakeServer

beforeEach(() => {
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  sessionStorage.clear()
  localStorage.clear()
  server = createFakeServer()
  server.answer(listProviders, { password: true, google })
  server.answer(finishGoogleSignIn, { token: 'fresh', user: { id: 9, username: 'bilal', profile_picture: null } })
})

afterEach(() => void vi.restoreAllMocks())

const button = () => screen.findByRole('button', { name: 'Continue with Google' })

test('a shop without Google shows no button', async () => {
  server.answer(listProviders, { password: true, google: null })
  await openPage('/seller/login', { server })
  await waitFor(() => expect(server.heard).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('leads to Google, comes back signed in, and goes on to where the person was going', async () => {
  await openPage('/seller/login?redirect=%2Fcart', { server })
  await userEvent.click(await button())
  await waitFor(() => expect(assign).toHaveBeenCalledWith(google.authorization_url))
  const { store } = await openPage('/auth/google/callback?code=c&state=s&iss=i', { server })
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/cart'))
  const finished = server.heard.filter(({ name }) => name === 'finishGoogleSignIn')
  expect(finished.map(({ body }) => body)).toEqual([{ code: 'c', state: 's', flow: 'sealed', iss: 'i' }])
  expect(store.getState().session.signedIn).toMatchObject({ token: 'fresh', username: 'bilal' })
})

test('says where Google is away', async () => {
  server.answer(listProviders, { password: true, google: { authorization_url: null, flow: null } })
  await openPage('/seller/login', { server })
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Google cannot be reached just now. Please try again later.',
  )
})

test.each([
  ['the server says so', () => failure('not-allowed', 'Google has not confirmed it.'), 'Google has not confirmed it.'],
  ['no words come', () => new Response('', { status: 500 }), 'Google sign-in did not work. Please try again.'],
  ['no network', noNetwork, 'Something went wrong. Please try again later.'],
])('tells why the return failed: %s', async (_, answer, message) => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed' }))
  server.answer(finishGoogleSignIn, answer)
  await openPage('/auth/google/callback?code=c&state=s', { server })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login')
})

test('whoever refused at Google is told so, and the login keeps their way on', async () => {
  sessionStorage.setItem('googleSignIn', JSON.stringify({ flow: 'sealed', wayOn: '/cart' }))
  await openPage('/auth/google/callback?error=access_denied&state=s', { server })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You did not sign in at Google, so nothing has changed here. Try again, or log in another way.',
  )
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/seller/login?redirect=%2Fcart')
  expect(server.heard).toEqual([])
})

test('a return that this tab did not begin asks nobody', async () => {
  await openPage('/auth/google/callback?code=c&state=s', { server })
  expect((await screen.findByRole('alert')).textContent).toBe('Google sign-in did not work. Please try again.')
  expect(server.heard).toEqual([])
})
