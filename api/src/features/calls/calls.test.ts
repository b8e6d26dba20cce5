import { describeCall } from '@closyyy/contract/call-description'
import { listCalls } from '@closyyy/contract/calls-calls'
import { addCartItem } from '@closyyy/contract/carts-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCalls } from '../../../test/contract-calls.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('lists every call of the contract, as the contract describes it', async () => {
  const { data } = await api.call(listCalls, {})
  const calls = await contractCalls()
  const described = await Promise.all(calls.map(async call => [call.name, await describeCall(call)] as const))
  expect(data).toEqual(Object.fromEntries(described))
})

test('describes the parts of a request and its response as JSON Schema', async () => {
  const { data } = await api.call(listCalls, {})
  expect(data[addCartItem.name]).toMatchObject({
    method: 'POST',
    path: '/v1/user/cart/items',
    access: 'bearer',
    request: { body: { type: 'object', required: ['product_id'] } },
    response: { type: 'object', properties: { id: { type: 'integer' } } },
  })
})

test('lists only calls that it serves', async () => {
  const real = await openTestApi(settings => {
    settings.demoMode = false
  })
  expect((await real.call(listCalls, {})).data).not.toHaveProperty('listOutbox')
  await real.close()
})
