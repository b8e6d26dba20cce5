import { updateShopDescription } from '@closyyy/contract/shops-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedInUser, signIn } from '../../test/builders.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

const WRITES = 6

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.writesPerMinute = WRITES
  })
})
afterAll(() => api.close())

// LIMIT-13
test('an account sends a limited number of writes a minute, from all its devices, and reads on', async () => {
  const [one, other] = [await addSignedInUser(api.db), await addSignedInUser(api.db)]
  const write = (token: string) => api.call(updateShopDescription, { body: { description: 'Kurtas.' } }, token)
  for (let index = 0; index < WRITES; index++) expect((await write(one.token)).status).toBe(200)
  const { status, headers } = await write(await signIn(api.db, one))
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect((await write(other.token)).status).toBe(200)
  expect((await api.call(getOwnUser, {}, one.token)).status).toBe(200)
})
