import { createApiClient } from '@closyyy/api-client/api-client'
import { createQueryClient } from '@closyyy/platform/query'
import { beforeEach, expect, test } from 'vitest'
import { forgetSession } from './session-lifecycle.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the traces of a session go, and the cart of the guest stays', async () => {
  for (const key of ['authToken', 'userPhone', 'product-12-addedToCart', 'guestID']) localStorage.setItem(key, 'x')
  await forgetSession(createQueryClient(createApiClient({ base: '/api' })))
  expect(Object.keys(localStorage)).toEqual(['guestID'])
})

test('cached answers of the account go', async () => {
  const queryClient = createQueryClient(createApiClient({ base: '/api' }))
  queryClient.setQueryData(['listAddresses', {}], ['House # 12/3'])
  await forgetSession(queryClient)
  expect(queryClient.getQueryData(['listAddresses', {}])).toBeUndefined()
})
