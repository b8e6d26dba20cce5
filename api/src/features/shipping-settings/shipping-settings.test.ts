import { getShippingSettings, saveShippingSettings } from '@closyyy/contract/shipping-settings-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const courier = { shipping_type: 'depopShipping' } as const

// SHOP-3
describe('shipping settings', () => {
  test('are courier pick-up, saved or not', async () => {
    const user = await addUser(api.db)
    const token = await signIn(api.db, user)
    expect((await api.call(getShippingSettings, {}, token)).data).toEqual(courier)
    for (let again = 0; again < 2; again++)
      expect(await api.call(saveShippingSettings, { body: courier }, token)).toMatchObject({
        status: 200,
        data: courier,
      })
    expect((await api.call(getShippingSettings, {}, token)).data).toEqual(courier)
    const rows = await api.db.selectFrom('shipping_settings').select('user_id').where('user_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('reject another method and a missing session', async () => {
    const token = await signIn(api.db, await addUser(api.db))
    const pigeon = { shipping_type: 'pigeon' as never }
    expect((await api.call(saveShippingSettings, { body: pigeon }, token)).failure.errors).toHaveProperty(
      'shipping_type',
    )
    expect((await api.call(saveShippingSettings, { body: {} as never }, token)).status).toBe(422)
    expect((await api.call(saveShippingSettings, { body: courier })).status).toBe(401)
    expect((await api.call(getShippingSettings, {})).status).toBe(401)
  })
})
