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

test('reads the persisted session', () => {
  signIn()
  expect(readSession()).toEqual(ayesha)
})

test('removes an ended session from storage and reports it once', () => {
  const { store, onEnded } = signIn()
  store.dispatch(sessionEnded())
  store.dispatch(sessionEnded())
  expect(readSession()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect(onEnded).toHaveBeenCalledOnce()
})

test('ends the session at the next check if its token was removed from storage', () => {
  const { store, onEnded } = signIn()
  expect(checkSession(store)).toEqual(ayesha)
  sessionStorage.removeItem('authToken')
  expect(checkSession(store)).toBeUndefined()
  expect(store.getState().session.signedIn).toBeUndefined()
  expect(onEnded).toHaveBeenCalledOnce()
})
