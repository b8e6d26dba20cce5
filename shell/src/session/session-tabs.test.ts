import { emit } from '@closyyy/event-bus/event-bus'
import { SHARED_SESSION_KEY } from '@closyyy/platform/session-traces'
import { ayesha } from '@closyyy/testing/page-at'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../store.ts'
import { receiveSession, shareSession } from './session-tabs.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => void vi.restoreAllMocks())

test('where no tab answers, the visitor stays a guest and nobody is asked again', async () => {
  localStorage.setItem(SHARED_SESSION_KEY, '1')
  const fresh = createStore()
  await receiveSession(fresh)
  expect(fresh.getState().session.signedIn).toBeUndefined()
  expect(localStorage.getItem(SHARED_SESSION_KEY)).toBeNull()
})

test('a new tab takes over the session of an open one', async () => {
  shareSession(createStore(ayesha))
  const fresh = createStore()
  await receiveSession(fresh)
  expect(fresh.getState().session.signedIn).toEqual(ayesha)
})

test('a session that ends in one tab ends in the others within 300 ms, and its traces go', async () => {
  shareSession(createStore(ayesha))
  const other = createStore(ayesha)
  shareSession(other)
  for (const key of ['authToken', 'userPhone', 'product-12-addedToCart', 'guestID']) localStorage.setItem(key, 'x')
  emit('session.ended', {})
  await vi.waitFor(() => expect(other.getState().session.signedIn).toBeUndefined(), { timeout: 300, interval: 5 })
  expect(Object.keys(localStorage)).toEqual(['guestID'])
  expect(reload).toHaveBeenCalled()
})
