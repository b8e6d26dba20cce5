import { createApiClient } from '@closyyy/api-client/api-client'
import { createQueryClient } from '@closyyy/platform/query'
import { beforeEach, expect, test } from 'vitest'
import { forgetSession } from './session-lifecycle.ts'

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
