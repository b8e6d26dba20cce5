import { randomUUID } from 'node:crypto'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOrder, addRefusal, addSignedInUser, addUser } from '../../../test/builders.ts'
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
test('follows an account to its new phone, with what guests refused on that one', async () => {
  await refuseAs(buyer.id)
  await refuseAsGuest(old)
  const phone = newPhone()
  await changeTo(phone)
  await refuseAsGuest(phone)
  expect(await refusals(buyer)).toBe(2)
  expect(Math.round((await recordOfBuyer(api.db, { phone, buyerId: buyer.id })).refused)).toBe(2)
})

// PHONE-RECORD-5
test('gives the next owner of the old phone neither refusals nor trust', async () => {
  await refuseAs(buyer.id)
  await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'completed', completed_at: new Date() })
  await changeTo(newPhone())
  const next = await addSignedInUser(api.db, { phone: old })
  expect((await api.call(getPhoneRecord, {}, next.token)).data).toMatchObject({
    accepted: { parcels: 0 },
    refused: { parcels: 0 },
  })
  await refuseAs(next.id)
  await refuseAsGuest(old)
  expect([await refusals(buyer), await refusals(next), await ofGuest(old)]).toEqual([1, 2, 2])
})
