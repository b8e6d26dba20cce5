import { LOGIN_PATH } from '@closyyy/contract/paths'
import { emitSessionEnded } from '@closyyy/event-bus/emit/auth'
import { sessionEnded } from '@closyyy/platform/session'
import { RECEIVED_SESSION_KEY, SHARED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import { ayesha } from '@closyyy/testing/page-at'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveSession, shareSession } from './session-tabs.ts'
import { createStore, type Store } from './store.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('SESSION-8: leaves the visitor a guest if no tab responds, and does not request again', async () => {
  vi.useFakeTimers()
  localStorage.setItem(SHARED_SESSION_KEY, '1')
  const fresh = createStore()
  const received = receiveSession(fresh, vi.fn())
  await vi.advanceTimersByTimeAsync(250)
  await received
  await vi.advanceTimersByTimeAsync(3000)
  expect(fresh.getState().session.signedIn).toBeUndefined()
  expect(localStorage.getItem(SHARED_SESSION_KEY)).toBeNull()
})

/** Starts a page as a guest's, opens another path, and lets a busy tab respond. */
async function receiveLate(path: string, onLate: () => void): Promise<void> {
  window.history.replaceState(null, '', '/seller/sellinghub/overview?from=mail')
  localStorage.setItem(SHARED_SESSION_KEY, '1')
  const fresh = createStore()
  await receiveSession(fresh, onLate)
  window.history.replaceState(null, '', path)
  new BroadcastChannel('closyyy.session').postMessage({ kind: 'given', session: ayesha })
  await expect.poll(() => fresh.getState().session.signedIn).toEqual(ayesha)
  expect(sessionStorage.getItem(RECEIVED_SESSION_KEY)).toBe('1')
}

test('SESSION-8: opens the requested page after a redirect to the login if a tab responds late', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const onLate = vi.fn()
  await receiveLate(LOGIN_PATH, onLate)
  expect(reload).toHaveBeenCalledOnce()
  expect(window.location.pathname + window.location.search).toBe('/seller/sellinghub/overview?from=mail')
  expect(onLate).not.toHaveBeenCalled()
})

test('SESSION-8: keeps any other page, with what was typed, if a tab responds late', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const onLate = vi.fn()
  await receiveLate('/listing/women', onLate)
  expect(onLate).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('a new tab receives the session of an open one', async () => {
  shareSession(createStore(ayesha))
  const fresh = createStore()
  await receiveSession(fresh, vi.fn())
  expect(fresh.getState().session.signedIn).toEqual(ayesha)
  expect(sessionStorage.getItem(RECEIVED_SESSION_KEY)).toBe('1')
})

// SESSION-19
test('offers its session again after a tab got no response, once it responds or becomes visible', async () => {
  shareSession(createStore(ayesha))
  localStorage.removeItem(SHARED_SESSION_KEY)
  new BroadcastChannel('closyyy.session').postMessage({ kind: 'asked' })
  await expect.poll(() => localStorage.getItem(SHARED_SESSION_KEY)).toBe('1')
  localStorage.removeItem(SHARED_SESSION_KEY)
  fireEvent(document, new Event('visibilitychange'))
  expect(localStorage.getItem(SHARED_SESSION_KEY)).toBe('1')
})

const isEnded = (store: Store) =>
  vi.waitFor(() => expect(store.getState().session.signedIn).toBeUndefined(), { timeout: 300, interval: 5 })

// ACCOUNT-2
test('logging out in one tab ends the session in the others within 300 ms', async () => {
  shareSession(createStore(ayesha))
  const other = createStore({ ...ayesha, token: 'of-another-login' })
  shareSession(other)
  emitSessionEnded({})
  await isEnded(other)
})

// ACCOUNT-2
test('a session that expired in one tab ends in those that share its token', async () => {
  const [one, other, different] = [ayesha, ayesha, { ...ayesha, token: 'of-another-login' }].map(createStore)
  for (const store of [one, other, different]) shareSession(store as Store)
  one?.dispatch(sessionEnded())
  await isEnded(other as Store)
  expect(different?.getState().session.signedIn).toBeDefined()
})
