import { randomUUID } from 'node:crypto'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOrder, addRefusal, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let seller: { id: number }
let buyer: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
})
beforeEach(async () => {
  buyer = await addUser(api.db)
  token = await signIn(api.db, buyer)
})
afterAll(() => api.close())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const record = async (who = token) => (await api.call(getPhoneRecord, {}, who)).data
const accepted = (days: number) =>
  addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, completed_at: daysAgo(days) })
const refused = (days: number, set: object = {}) =>
  addRefusal(api.db, { seller_id: seller.id, buyer_id: buyer.id, cancelled_at: daysAgo(days), ...set })

// PHONE-RECORD-2
test('is empty without parcels, and ignores orders on the way', async () => {
  await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'shipped' })
  const none = { parcels: 0, weight: 0 }
  expect(await record()).toEqual({ accepted: none, refused: none, standing: 'clear', refusals: [] })
})

// PHONE-RECORD-2
test('counts parcels of two years by their age, and lists the refusals, newest first', async () => {
  for (const days of [0, 180]) await accepted(days)
  const [old, recent] = [await refused(360), await refused(0)]
  await refused(731)
  const { refusals, ...counted } = await record()
  expect(counted).toEqual({
    accepted: { parcels: 2, weight: expect.closeTo(1.5, 2) },
    refused: { parcels: 2, weight: expect.closeTo(1.25, 2) },
    standing: 'doubtful',
  })
  expect(refusals.map(({ order_id, appeal }) => [order_id, appeal])).toEqual([
    [recent, null],
    [old, null],
  ])
  expect(refusals[0]?.tracking_no).toMatch(/^TEST/)
})

// PHONE-RECORD-2
test('has the orders of guests with the same phone, and of nobody else', async () => {
  const guest = { buyer_id: null as never, guest_id: randomUUID(), guest_email: 'guest@example.pk' }
  const names = { guest_first_name: 'Rabia', guest_last_name: 'Guest' }
  const id = await refused(0, { ...guest, ...names, guest_phone: buyer.phone })
  await refused(0, { ...guest, ...names, guest_phone: '923451112233' })
  expect((await record()).refusals.map(({ order_id }) => order_id)).toEqual([id])
  const stranger = await signIn(api.db, await addUser(api.db))
  expect((await record(stranger)).refusals).toEqual([])
})

// PHONE-RECORD-2
test('requires confirmations from people without a phone until they are trusted', async () => {
  buyer = await addUser(api.db, { phone: null })
  token = await signIn(api.db, buyer)
  expect((await record()).standing).toBe('doubtful')
  await accepted(0)
  expect(await record()).toMatchObject({ standing: 'trusted', accepted: { parcels: 1 } })
})
