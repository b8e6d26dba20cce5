import { sessionEnded } from '@closyyy/platform/session'
import { ayesha } from '@closyyy/testing/page-at'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkSession, persistSession, readSession } from './session-storage.ts'
import { createStore } from './store.ts'

beforeEach(() => sessionStorage.clear())

function signIn() {
  const store = createStore()
  const onEnded = vi.fn()
  persistSession(store, onEnded)
  store.dispatch({ type: 'session/started', payload: ayesha })
  return { store, onEnded }
}

test('a session is read from the storage that it was written to', () => {
  signIn()
  expect(readSession()).toEqual(ayesha)
})

test('a session that ends leaves nothing in storage, and reports it once', () => {
  const { store, onEnded } = signIn()
  store.dispatch(sessionEnded())
  store.dispatch(sessionEnded())
  expect(readSession()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect(onEnded).toHaveBeenCalledOnce()
})

test('a token that was removed from storage ends the session at the next check', () => {
  const { store, onEnded } = signIn()
  expect(checkSession(store)).toEqual(ayesha)
  sessionStorage.removeItem('authToken')
  expect(checkSession(store)).toBeUndefined()
  expect(store.getState().session.signedIn).toBeUndefined()
  expect(onEnded).toHaveBeenCalledOnce()
})
