import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder, addSignedInUser, addUser } from '../../../test/builders.ts'
import { changePhoneTo } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { eraseClosedAccounts } from './data-erasing.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// PRIVACY-2
test('former phones are erased with the account, not what their next owner gets', async () => {
  const person = await addSignedInUser(api.db)
  const old = person.phone ?? ''
  const { id } = await addOrder(api.db, { seller_id: (await addUser(api.db)).id, buyer_id: person.id })
  await changePhoneTo(api, '923500000001', person.token)
  await api.call(sendPhoneCode, { body: { phone: old } })
  expect((await api.call(deleteOwnData, {}, person.token)).status).toBe(200)
  await sql`update closed_accounts set closed_at = closed_at - interval '15 days'`.execute(api.db)
  const store = openPhotoStore({ folder: 'none', draw: async () => undefined })
  await eraseClosedAccounts(api.db, { ...store, discard: async () => undefined }, { warn: () => undefined })

  const former = await api.db.selectFrom('former_phones').select('id').where('user_id', '=', person.id).execute()
  const order = api.db.selectFrom('orders').select('buyer_phone').where('id', '=', id)
  const texts = api.db.selectFrom('outbox').select('template').where('recipient', '=', old)
  expect([former, await order.executeTakeFirst(), await texts.execute()]).toEqual([
    [],
    { buyer_phone: null },
    [{ template: 'phone-code' }],
  ])
})

// PRIVACY-10
test('what the next account of an email and phone gets before the erasure is not erased', async () => {
  const person = await addSignedInUser(api.db)
  const phone = person.phone ?? ''
  expect((await api.call(deleteOwnData, {}, person.token)).status).toBe(200)
  await sql`update closed_accounts set closed_at = closed_at - interval '15 days'`.execute(api.db)
  await sql`update outbox set created_at = created_at - interval '15 days'`.execute(api.db)
  await enqueueMessage(api.db, {
    channel: 'email',
    to: person.email,
    template: 'reset-password',
    values: { name: 'Ayesha', link: 'https://shop.example/x', minutes: 10 },
  })
  await api.call(sendPhoneCode, { body: { phone } })
  const store = openPhotoStore({ folder: 'none', draw: async () => undefined })
  await eraseClosedAccounts(api.db, { ...store, discard: async () => undefined }, { warn: () => undefined })

  const messages = await api.db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', 'in', [person.email, phone])
    .orderBy('id')
    .execute()
  expect(messages).toEqual([{ template: 'reset-password' }, { template: 'phone-code' }])
  expect(await api.db.selectFrom('phone_codes').select('phone').where('phone', '=', phone).execute()).toEqual([
    { phone },
  ])
})
