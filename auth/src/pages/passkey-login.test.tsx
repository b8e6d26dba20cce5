import { beginPasskeyLogin, finishPasskeyLogin } from '@closyyy/contract/passkeys-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { dismissal, fakePasskeys } from '@closyyy/testing/fake-passkeys'
import { createFakeServer, type FakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads the lazy page, so that no test waits for it.
import './login-page.tsx'

const own = { id: 7, username: 'ayesha', profile_picture: null }
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required' as const,
}

let server: FakeServer
let replace: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  server = createFakeServer()
  server.respondTo(getOwnUser, anOwnUser())
  server.respondTo(beginPasskeyLogin, options)
  server.respondTo(finishPasskeyLogin, { token: 'fresh', user: own })
})
afterEach(() => void vi.restoreAllMocks())

const button = () => screen.findByRole('button', { name: 'Log in with a passkey' })
const names = () => server.requests.map(({ name }) => name)

// PASSKEY-3
test('signs in by a passkey', async () => {
  const passkeys = fakePasskeys()
  const { store } = await openPage('/seller/login?redirect=%2Fcart', { server })
  await userEvent.click(await button())
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'))
  expect(store.getState().session.signedIn).toMatchObject({ token: 'fresh', userId: 7 })
  expect(passkeys.get.mock.lastCall?.[0]).toMatchObject({
    publicKey: { rpId: 'localhost', userVerification: 'required' },
  })
  expect(server.requests.find(({ name }) => name === 'finishPasskeyLogin')?.body).toMatchObject({
    credential: { id: 'cGhvbmU' },
    device_id: localStorage.deviceId,
  })
})

test('signs in by a passkey among the suggestions for the login field', async () => {
  const passkeys = fakePasskeys({ hasAutofill: true })
  await openPage('/seller/login?redirect=%2Fcart', { server })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'))
  expect(passkeys.get.mock.lastCall?.[0]).toMatchObject({ mediation: 'conditional' })
})

test('replaces the suggestions by the dialog on a press, and offers them again afterwards', async () => {
  const passkeys = fakePasskeys({ hasAutofill: true })
  passkeys.get.mockImplementation(
    ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
      new Promise((_, reject) => {
        if (!mediation) reject(dismissal())
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await openPage('/seller/login', { server })
  await waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1))
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe('No passkey was chosen. Try again, or use your password.')
  await waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(3))
  expect(passkeys.get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional', undefined, 'conditional'])
  expect(passkeys.get.mock.calls[0]?.[0].signal.aborted).toBe(true)
  expect(replace).not.toHaveBeenCalled()
})

test('shows why the server refused a passkey', async () => {
  fakePasskeys()
  server.respondTo(finishPasskeyLogin, () => failure('signed-out', 'This passkey was removed.'))
  await openPage('/seller/login', { server })
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe('This passkey was removed.')
})

// SESSION-2
test('drops the token of an unconfirmed account', async () => {
  fakePasskeys()
  server.respondTo(getOwnUser, anOwnUser({ email_verified_at: null }))
  const { store } = await openPage('/seller/login', { server })
  await userEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe('Please verify your email before logging in.')
  expect(store.getState().session.signedIn).toBeUndefined()
})

test('offers no passkeys in a browser without them', async () => {
  await openPage('/seller/login', { server })
  expect(await screen.findByRole('button', { name: 'Login' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  expect(names()).not.toContain('beginPasskeyLogin')
})
