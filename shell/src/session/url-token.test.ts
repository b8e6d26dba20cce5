import { createApiClient } from '@closyyy/api-client/api-client'
import { getOwnUser } from '@closyyy/contract/users-calls'
import type { OwnUser } from '@closyyy/contract/users-schemas'
import { readPendingAction } from '@closyyy/platform/sign-in/pending-action'
import { storeSignInAttempt, takeSignInAttempt } from '@closyyy/platform/sign-in/sign-in-attempt'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from './store.ts'
import { takeUrlToken } from './url-token.ts'

const bilal = anOwnUser({ id: 9, username: 'bilal', first_name: 'Bilal' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  storeSignInAttempt()
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL('http://localhost:3000/user/11?sold=1&api_token=from-elsewhere')
})

function take(store: ReturnType<typeof createStore>, response: OwnUser | (() => Response)) {
  const server = createFakeServer()
  server.respondTo(getOwnUser, response)
  return takeUrlToken(store, createApiClient({ base: '/api', fetch: server.fetch })).then(() => server)
}

afterEach(() => vi.useRealTimers())

// SESSION-6
test('a valid token starts the session, leaves the URL and stores the pending rating', async () => {
  const store = createStore()
  const server = await take(store, bilal)
  expect(server.requests).toMatchObject([{ authorization: 'Bearer from-elsewhere' }])
  expect(store.getState().session.signedIn).toMatchObject({ token: 'from-elsewhere', userId: 9, username: 'bilal' })
  expect(window.location.pathname + window.location.search).toBe('/user/11?sold=1')
  expect(readPendingAction()).toMatchObject({ kind: 'rate', subject: 11 })
})

test('an invalid token is removed from the URL', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const store = createStore()
  await take(store, () => failure('signed-out'))
  expect(store.getState().session.signedIn).toBeUndefined()
  expect(window.location.search).toBe('?sold=1')
  expect(readPendingAction()).toBeUndefined()
})

test('does not sign in an unconfirmed account', async () => {
  const store = createStore()
  await take(store, { ...bilal, email_verified_at: null })
  expect(store.getState().session.signedIn).toBeUndefined()
})

test('keeps the current session of a signed-in visitor', async () => {
  const store = createStore(ayesha)
  const server = await take(store, bilal)
  expect(server.requests).toEqual([])
  expect(store.getState().session.signedIn).toEqual(ayesha)
  expect(window.location.search).toBe('?sold=1')
})

async function expectIgnored() {
  const store = createStore()
  const server = await take(store, bilal)
  expect(server.requests).toEqual([])
  expect(store.getState().session.signedIn).toBeUndefined()
  expect(window.location.pathname + window.location.search).toBe('/user/11?sold=1')
  expect(readPendingAction()).toBeUndefined()
}

test('ignores the token of a link if this tab began no sign-in', async () => {
  sessionStorage.clear()
  await expectIgnored()
})

test('ignores a token that returns after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  storeSignInAttempt()
  vi.setSystemTime(Date.now() + 600_000)
  await expectIgnored()
})

test('accepts a token until ten minutes have passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  storeSignInAttempt()
  vi.setSystemTime(Date.now() + 599_999)
  expect(takeSignInAttempt()).toBe(true)
})

test('accepts one token for each sign-in that began, even if it is invalid', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await take(createStore(), () => failure('signed-out'))
  window.history.replaceState(null, '', '/user/11?sold=1&api_token=second')
  await expectIgnored()
})
