import { createApiClient } from '@closyyy/api-client/api-client'
import { createQueryClient } from '@closyyy/platform/query'
import { ENDED_SESSION_KEY, SIGN_UP_KEY, SIGN_UP_PICTURE_KEY } from '@closyyy/platform/session-data/session-keys'
import { readPendingAction, storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import { ayesha } from '@closyyy/testing/page-at'
import { beforeEach, expect, test } from 'vitest'
import { forgetSession, settleSession } from './session-lifecycle.ts'
import { createStore } from './store.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('removes the session’s storage keys and keeps the guest id', async () => {
  for (const key of ['authToken', 'userPhone', 'product-12-addedToCart', 'guestID']) localStorage.setItem(key, 'x')
  await forgetSession(createQueryClient(createApiClient({ base: '/api' })))
  expect(Object.keys(localStorage)).toEqual(['guestID'])
})

test('removes cached responses of the account', async () => {
  const queryClient = createQueryClient(createApiClient({ base: '/api' }))
  queryClient.setQueryData(['listAddresses', {}], ['House # 12/3'])
  await forgetSession(queryClient)
  expect(queryClient.getQueryData(['listAddresses', {}])).toBeUndefined()
})

// SESSION-5, SESSION-10
test('removes what was typed for a sign-up in this tab once a session has started, but not its pending action', async () => {
  for (const key of [SIGN_UP_KEY, SIGN_UP_PICTURE_KEY]) sessionStorage.setItem(key, 'x')
  storePendingAction({ kind: 'like', subject: 7 }, '/listing/women')
  const api = createApiClient({ base: '/api' })
  const options = { api, queryClient: createQueryClient(api), revalidate: () => undefined }
  await settleSession(createStore(), options)
  expect(sessionStorage.getItem(SIGN_UP_KEY)).toBe('x')
  await settleSession(createStore(ayesha), options)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(readPendingAction()).toBeDefined()
})

// SESSION-18
test('stores that a session ended until the next one starts in this tab', async () => {
  const api = createApiClient({ base: '/api' })
  const queryClient = createQueryClient(api)
  await forgetSession(queryClient)
  await settleSession(createStore(), { api, queryClient, revalidate: () => undefined })
  expect(sessionStorage.getItem(ENDED_SESSION_KEY)).toBe('1')
  await settleSession(createStore(ayesha), { api, queryClient, revalidate: () => undefined })
  expect(sessionStorage.getItem(ENDED_SESSION_KEY)).toBeNull()
})
