import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { endSuspension } from '@closyyy/contract/suspensions-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addSignedInUser, addSuspension } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { keepAccount } from '../data-deletion/deletion-requests-service.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.deletionGraceDays = 7
  })
})
afterAll(() => api.close())

// SUSPENSION-1, SUSPENSION-3
test('a person who is suspended while they keep their account is off sale until the suspension ends', async () => {
  const admin = await addSignedInUser(api.db, { is_admin: true })
  const seller = await addSignedInUser(api.db)
  const { id } = await addProduct(api.db, { seller_id: seller.id })
  const isActive = async () =>
    (await api.db.selectFrom('products').select('active').where('id', '=', id).executeTakeFirstOrThrow()).active
  await api.call(deleteOwnData, {}, seller.token)
  const suspension = await addSuspension(api.db, { user_id: seller.id, suspended_by: admin.id })
  const context = { db: api.db, counts: { forget: () => undefined } } as Parameters<typeof keepAccount>[0]
  await keepAccount(context, seller as unknown as Parameters<typeof keepAccount>[1])
  expect(await isActive()).toBe(false)
  const body = { reason: 'They are genuine.' }
  expect((await api.call(endSuspension, { params: { id: suspension }, body }, admin.token)).status).toBe(200)
  expect(await isActive()).toBe(true)
})
