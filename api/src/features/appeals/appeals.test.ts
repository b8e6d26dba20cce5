import { createAppeal, decideAppeal, listAppeals } from '@closyyy/contract/appeals-calls'
import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addRefusal, addSignedInUser, addSuspension, type addUser } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PER_ACCOUNT = 4

let api: TestApi
let admin: Person
let seller: Person
let buyer: Person

type Person = Awaited<ReturnType<typeof person>>

const person = (set: Parameters<typeof addUser>[1] = {}) => addSignedInUser(api.db, set)

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.appealsPerAccount = PER_ACCOUNT
  })
  admin = await person({ is_admin: true, roles: ['support'] })
})
beforeEach(async () => {
  seller = await person()
  buyer = await person({ first_name: 'Rabia' })
})
afterAll(() => api.close())

const DETAILS = 'I was at home all day, and nobody called.'
const refusal = () => addRefusal(api.db, { seller_id: seller.id, buyer_id: buyer.id })
const appeal = (order_id: number, details = DETAILS, { token } = buyer) =>
  api.call(createAppeal, { body: { order_id, details } }, token)
async function appealed() {
  const id = await refusal()
  await appeal(id)
  return id
}
const decide = (id: number, decision: 'accepted' | 'declined' = 'accepted', { token } = admin) =>
  api.call(decideAppeal, { params: { id }, body: { decision, reason: 'The rider never came.' } }, token)
const record = async () => (await api.call(getPhoneRecord, {}, buyer.token)).data
const listed = async (id: number, status: 'open' | 'decided' = 'open') => {
  const { data } = await api.call(listAppeals, { query: { status, per_page: 48 } }, admin.token)
  return data.data.find(({ order_id }) => order_id === id)
}

async function addTracking(order_id: number) {
  const parcel = { order_id, courier: 'leopards' }
  const { id: parcel_id } = await api.db.insertInto('parcels').values(parcel).returning('id').executeTakeFirstOrThrow()
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  const events = [
    { parcel_id, event_id: 'b', kind: 'refused' as const, happened_at: at(12) },
    { parcel_id, event_id: 'a', kind: 'picked-up' as const, happened_at: at(8) },
  ]
  await api.db.insertInto('parcel_events').values(events).execute()
}

// PHONE-RECORD-3
describe('an appeal', () => {
  test('is listed for support with who reported the refusal and the courier’s events', async () => {
    const id = await refusal()
    await addTracking(id)
    expect((await appeal(id, `  ${DETAILS} `)).status).toBe(201)
    expect(await listed(id)).toMatchObject({
      details: DETAILS,
      reported_by: 'courier',
      person: { id: buyer.id, username: buyer.username },
      phone_end: buyer.phone?.slice(-4),
      seller: { id: seller.id },
      courier: 'leopards',
      events: [
        { kind: 'picked-up', happened_at: '2026-11-20T08:00:00Z' },
        { kind: 'refused', happened_at: '2026-11-20T12:00:00Z' },
      ],
      outcome: null,
    })
    expect((await record()).refusals[0]?.appeal).toMatchObject({ decision: null, reason: null })
    expect(await record()).toMatchObject({ refused: { parcels: 1 } })
  })

  test('is possible once, also after it was declined', async () => {
    const id = await refusal()
    const both = await Promise.all([appeal(id), appeal(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    await decide(id, 'declined')
    const { status, failure } = await appeal(id)
    expect([status, failure.message]).toEqual([409, 'You’ve already told us about this parcel.'])
  })

  test('needs a refusal in one’s own record', async () => {
    const delivered = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id })
    expect((await appeal(delivered.id)).status).toBe(404)
    expect((await appeal(await refusal(), DETAILS, seller)).status).toBe(404)
  })

  test.each([
    [' ', 'Please tell us what happened.'],
    ['a'.repeat(1001), 'At most 1000 characters are allowed.'],
  ])('rejects the text “%s”', async (details, message) => {
    const { status, failure } = await appeal(1, details)
    expect([status, failure.errors]).toEqual([422, { details: [message] }])
  })

  test('is open to suspended people', async () => {
    const id = await refusal()
    await addSuspension(api.db, { user_id: buyer.id, suspended_by: admin.id })
    expect((await appeal(id)).status).toBe(201)
  })

  // LIMIT-1
  test('is limited by account', async () => {
    for (let count = 0; count < PER_ACCOUNT; count++) expect((await appeal(2_000_000)).status).toBe(404)
    expect((await appeal(2_000_000)).status).toBe(429)
  })
})

// PHONE-RECORD-4
describe('a decision', () => {
  test('that accepts takes the refusal out of the record and leaves the order as it is', async () => {
    const id = await appealed()
    const orders = () => api.db.selectFrom('orders').selectAll().where('id', '=', id).execute()
    const before = await orders()
    expect((await decide(id)).status).toBe(200)
    expect(await record()).toMatchObject({
      refused: { parcels: 0, weight: 0 },
      refusals: [{ order_id: id, appeal: { decision: 'accepted', reason: 'The rider never came.' } }],
    })
    expect(await orders()).toEqual(before)
    expect(await listed(id)).toBeUndefined()
    expect(await listed(id, 'decided')).toMatchObject({
      outcome: { decision: 'accepted', decided_by: admin.username, reason: 'The rider never came.' },
    })
  })

  test('that declines keeps the refusal', async () => {
    const id = await appealed()
    await decide(id, 'declined')
    expect(await record()).toMatchObject({ refused: { parcels: 1 }, refusals: [{ appeal: { decision: 'declined' } }] })
  })

  test('is made once, emailed with its reason and recorded', async () => {
    const id = await appealed()
    const both = await Promise.all([decide(id, 'accepted'), decide(id, 'declined')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const outcome = (await listed(id, 'decided'))?.outcome?.decision
    const sent = await emailsTo(api.db, buyer.email)
    expect(sent.map(({ template }) => template)).toEqual([`appeal-${outcome}`])
    expect(sent[0]?.body).toContain('Hello Rabia')
    expect(sent[0]?.body).toContain('The rider never came.')
    const owner = await person({ is_admin: true })
    const query = { action: 'appeal', object_id: String(id) }
    const { events } = (await api.call(listAuditEvents, { query }, owner.token)).data
    expect(events).toMatchObject([{ action: `appeal.${outcome}`, actor: { id: admin.id } }])
  })

  test('needs a reason, and the role', async () => {
    const id = await appealed()
    const body = { decision: 'accepted' as const, reason: ' ' }
    expect((await api.call(decideAppeal, { params: { id }, body }, admin.token)).status).toBe(422)
    expect((await decide(id, 'accepted', await person({ is_admin: true, roles: ['finance'] }))).status).toBe(403)
    expect((await decide(9_999_999)).status).toBe(404)
  })

  test('is not made by either side of the order', async () => {
    const id = await appealed()
    for (const { id: side } of [buyer, seller]) {
      const set = { is_admin: true, roles: ['owner' as const] }
      await api.db.updateTable('users').set(set).where('id', '=', side).execute()
    }
    for (const side of [buyer, seller]) {
      const { status, failure } = await decide(id, 'accepted', side)
      expect([status, failure.message]).toEqual([403, 'You are part of this order, so someone else decides on it.'])
    }
    expect(await listed(id)).toBeDefined()
  })
})
