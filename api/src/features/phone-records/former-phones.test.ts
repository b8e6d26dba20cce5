import { randomUUID } from 'node:crypto'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRefusal, addSignedInUser, addUser } from '../../../test/builders.ts'
import { changePhoneTo } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { recordOfBuyer } from './phone-records-service.ts'

type Person = Awaited<ReturnType<typeof addSignedInUser>>

let api: TestApi
let seller: { id: number }
let buyer: Person
let old: string
let serial = 0

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
})
beforeEach(async () => {
  buyer = await addSignedInUser(api.db)
  old = buyer.phone ?? ''
})
afterAll(() => api.close())

const newPhone = () => `92347${String(++serial).padStart(7, '0')}`

async function changeTo(phone: string, { token } = buyer) {
  expect((await changePhoneTo(api, phone, token)).status).toBe(200)
}

const refuseAs = (buyer_id: number, set: object = {}) =>
  addRefusal(api.db, { seller_id: seller.id, buyer_id, cancelled_at: new Date(), ...set })
const refuseAsGuest = (guest_phone: string) =>
  refuseAs(null as never, {
    guest_id: randomUUID(),
    guest_email: 'guest@example.pk',
    guest_first_name: 'Rabia',
    guest_last_name: 'Guest',
    guest_phone,
  })
const refusals = async ({ token }: Person) => (await api.call(getPhoneRecord, {}, token)).data.refused.parcels
const ofGuest = async (phone: string) => Math.round((await recordOfBuyer(api.db, { phone })).refused)

// PHONE-RECORD-5
test('follows an account to its new phone, with what guests refused on the old one', async () => {
  await refuseAs(buyer.id)
  await refuseAsGuest(old)
  const phone = newPhone()
  await changeTo(phone)
  await refuseAsGuest(phone)
  expect(await refusals(buyer)).toBe(3)
})

// PHONE-RECORD-5
test('stays with the old phone, for guests and its next account', async () => {
  await refuseAs(buyer.id)
  const phone = newPhone()
  await changeTo(phone)
  await refuseAs(buyer.id)
  expect([await ofGuest(old), await ofGuest(phone)]).toEqual([1, 2])
  const next = await addSignedInUser(api.db, { phone: old })
  expect(await refusals(next)).toBe(1)
  await changeTo(newPhone(), next)
  expect(await refusals(next)).toBe(1)
})

// PHONE-RECORD-5
test('has nothing of what the next owner of the old phone refuses', async () => {
  await changeTo(newPhone())
  await refuseAs((await addUser(api.db, { phone: old })).id)
  await refuseAsGuest(old)
  expect(await refusals(buyer)).toBe(0)
})

// PHONE-RECORD-5
test('loses what guests refused on a phone that was given up two years ago', async () => {
  await refuseAsGuest(old)
  await changeTo(newPhone())
  const ended_at = new Date(Date.now() - 731 * 86_400_000)
  await api.db.updateTable('former_phones').set({ ended_at }).where('user_id', '=', buyer.id).execute()
  await api.db.updateTable('orders').set({ created_at: ended_at }).where('guest_phone', '=', old).execute()
  expect(await refusals(buyer)).toBe(0)
})
