import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import type { AuditEvent } from '@closyyy/contract/audit-log-schemas'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import {
  getDispute,
  getDisputePhoto,
  openDispute,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes-calls'
import { getOrder, reportOrder } from '@closyyy/contract/orders-calls'
import { listPayouts, requestPayout } from '@closyyy/contract/payouts-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { login, logout } from '@closyyy/contract/sessions-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'

const bank = {
  bank_name: 'Meezan Bank',
  account_title: 'Sana Khan',
  account_number: '01230456789012',
  iban: 'PK36MEZN0001230456789012',
  branch_code: '0123',
}
const PASSWORD = 'Velvet-9-lantern'

let api: TestApi
let admin: Awaited<ReturnType<typeof addUser>>
let adminToken: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
  })
  admin = await addUser(api.db, { is_admin: true })
  adminToken = await signIn(api.db, admin)
})
afterAll(() => api.close())

async function eventsOf(query: Record<string, string | number>): Promise<AuditEvent[]> {
  const { status, data, failure } = await api.call(listAuditEvents, { query }, adminToken)
  expect([status, failure]).toEqual([200, undefined])
  return data.events
}
const actionsOf = async (query: Record<string, string | number>) => (await eventsOf(query)).map(({ action }) => action)

// AUDIT-1
test('records sign-ins, wrong passwords and sign-outs of an account, and unknown names without their text', async () => {
  const user = await addUser(api.db, { password_hash: await hashPassword(PASSWORD) })
  const attempt = (password: string, name = user.username) => api.call(login, { body: { login: name, password } })
  await attempt('Wrong-9-lantern')
  await attempt('Wrong-9-lantern', 'nobody-has-this-name')
  const { token } = (await attempt(PASSWORD)).data
  await api.call(logout, {}, token)
  const events = await eventsOf({ object_type: 'account', object_id: String(user.id) })
  expect(events.map(({ action, actor_role }) => [action, actor_role])).toEqual([
    ['session.ended', 'person'],
    ['session.started', 'person'],
    ['session.refused', 'guest'],
  ])
  const unknown = await eventsOf({ object_type: 'account', object_id: 'unknown' })
  expect(unknown).toHaveLength(1)
  expect(JSON.stringify(unknown)).not.toContain('nobody-has-this-name')
  for (const { request_id, address_hash } of events) {
    expect(request_id).toMatch(/^[\da-f-]{36}$/)
    expect(address_hash).toMatch(/^[\w-]{43}$/)
  }
  expect(new Set(events.map(({ address_hash }) => address_hash)).size).toBe(1)
})

// AUDIT-1
test('records bank details without their numbers, a payout and its payment', async () => {
  const seller = await addUser(api.db)
  const token = await signIn(api.db, seller)
  await api.call(saveBankDetails, { body: bank }, token)
  await api.call(saveBankDetails, { body: { ...bank, account_number: '99990000111122' } }, token)
  await addSale(api.db, { seller_id: seller.id, buyer_id: (await addUser(api.db)).id })
  const requested = await api.call(requestPayout, { body: { amount: 500 } }, token)
  expect(requested.failure).toBeUndefined()
  const { id } = requested.data
  await sendPayout(api, id, adminToken)

  const [saved] = await eventsOf({ action: 'bank-details.saved', actor: seller.username })
  expect(saved).toMatchObject({
    before: { bank: 'Meezan Bank', ending: '9012' },
    after: { bank: 'Meezan Bank', ending: '1122' },
  })
  expect(JSON.stringify(saved)).not.toContain('99990000')
  const payout = await eventsOf({ object_type: 'payout', object_id: String(id) })
  expect(payout).toMatchObject([
    {
      action: 'payout.paid',
      actor: { id: admin.id },
      actor_role: 'admin',
      before: { status: 'pending' },
      after: { status: 'paid', amount: '500' },
    },
    { action: 'payout.claimed', actor: { id: admin.id } },
    { action: 'payout.requested', actor: { id: seller.id }, after: { amount: '500' } },
  ])
})

// AUDIT-1
test('rolls an event back with its change', async () => {
  const seller = await addUser(api.db)
  const token = await signIn(api.db, seller)
  await api.call(saveBankDetails, { body: bank }, token)
  expect((await api.call(requestPayout, { body: { amount: 500 } }, token)).status).toBe(422)
  expect(await actionsOf({ actor: seller.username })).toEqual(['bank-details.saved', 'session.started'])
})

// AUDIT-2
test('records what administrators read', async () => {
  await api.call(listPayouts, {}, adminToken)
  const [, read] = await eventsOf({ action: 'data.read', actor: admin.username })
  expect(read).toMatchObject({ object_type: 'call', object_id: 'listPayouts', actor_role: 'admin' })
})

describe('of support', () => {
  const thread = () => api.call(getDispute, { params: { id } }, token)
  let id: number
  let order_id: number
  let seller: Awaited<ReturnType<typeof addUser>>
  let support: Awaited<ReturnType<typeof addUser>>
  let token: string

  beforeAll(async () => {
    seller = await addUser(api.db)
    const buyer = await addUser(api.db)
    support = await addUser(api.db, { is_admin: true, roles: ['support'] })
    token = await signIn(api.db, support)
    order_id = (await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'shipped' })).id
    const fields: [string, string | number | File][] = [
      ['order_id', order_id],
      ['reason', 'damaged'],
      ['message', 'A torn seam.'],
      ['photos[]', await jpegFile('seam.jpg', 40)],
    ]
    id = (await sendForm(api, openDispute, { fields }, await signIn(api.db, buyer))).data.id
  })

  const eventsOn = async (object: { type: string; id: number }) => {
    const events = await eventsOf({ object_type: object.type, object_id: String(object.id), actor: support.username })
    return events.map(({ action, actor_role, before, after }) => ({ action, actor_role, before, after }))
  }

  // AUDIT-1, AUDIT-2
  test('records what it reads and does in a dispute', async () => {
    const photo_id = (await thread()).data.messages[0]?.photos[0]?.id ?? 0
    await api.call(getDisputePhoto, { params: { id, photo_id }, query: {} }, token)
    await api.call(sendDisputeMessage, { params: { id }, body: { message: 'Send it back.' } }, token)
    await api.call(resolveDispute, { params: { id }, body: {} }, token)
    const of = { actor_role: 'admin', before: null }
    expect((await eventsOn({ type: 'dispute', id })).reverse()).toEqual([
      { ...of, action: 'data.read', after: null },
      { ...of, action: 'data.read', after: { photo: String(photo_id) } },
      { ...of, action: 'dispute.answered', after: { order: String(order_id) } },
      { ...of, action: 'dispute.resolved', after: { order: String(order_id) } },
    ])
  })

  // AUDIT-1, AUDIT-2
  test('records orders that it reads, and its reports', async () => {
    await api.call(getOrder, { params: { id: order_id } }, token)
    const body = { report: 'refused' as const, reason: 'The courier called.' }
    await api.call(reportOrder, { params: { id: order_id }, body }, token)
    const events = await eventsOn({ type: 'order', id: order_id })
    expect(events.map(({ action }) => action).sort()).toEqual(['data.read', 'data.read', 'order.reported'])
    expect(events.find(({ action }) => action === 'order.reported')).toMatchObject({
      before: { state: 'shipped' },
      after: { state: 'refused' },
    })
  })

  // AUDIT-2
  test('records nothing when it reads a purchase of its own', async () => {
    const own = (await addSale(api.db, { seller_id: seller.id, buyer_id: support.id })).id
    expect((await api.call(getOrder, { params: { id: own } }, token)).status).toBe(200)
    expect(await eventsOn({ type: 'order', id: own })).toEqual([])
  })
})

// AUDIT-2
test('records listings that only moderators see', async () => {
  const { id: seller_id } = await addUser(api.db)
  const read = async (set: object) => {
    const { id } = await addProduct(api.db, { seller_id, ...set })
    expect((await api.call(getProduct, { params: { id } }, adminToken)).status).toBe(200)
    return actionsOf({ object_type: 'product', object_id: String(id) })
  }
  expect(await read({ approval_status: 'pending' })).toEqual(['data.read'])
  expect(await read({})).toEqual([])
})

/** Sorts the counts, because events of responses that end together may change places. */
const countsOf = (events: AuditEvent[]) =>
  events.map(({ after }) => Number(after?.count)).sort((one, other) => other - one)

// AUDIT-2
test('records refused calls one by one, and of many only every fiftieth', async () => {
  const person = await addUser(api.db)
  const token = await signIn(api.db, person)
  for (let attempt = 0; attempt < 120; attempt++) expect((await api.call(listPayouts, {}, token)).status).toBe(403)
  await expect
    .poll(async () => countsOf(await eventsOf({ action: 'access.refused', actor: person.username, limit: 100 })))
    .toEqual([100, 50, ...Array.from({ length: 20 }, (_, index) => 20 - index)])
})

// AUDIT-2, LIMIT-3
test('records few refused calls of guests who change their IP within a /48', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  for (let index = 0; index < 520; index++) {
    const remoteAddress = `2001:db8:7:${index.toString(16)}::1`
    const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, remoteAddress })
    expect(statusCode).toBe(403)
  }
  const refused = () => eventsOf({ action: 'access.refused', object_id: 'login', limit: 500 })
  await expect.poll(async () => countsOf(await refused())).toEqual([500, ...Array<number>(200).fill(1)])
  expect(new Set((await refused()).map(({ address_hash }) => address_hash)).size).toBe(201)
})

// AUDIT-3
test('refuses every change of recorded events', async () => {
  for (const change of [
    sql`update audit_events set action = 'payout.paid'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
  ])
    await expect(change.execute(api.db)).rejects.toThrow('append-only')
})

// AUDIT-4
test('filters by action, noun, time and hash of the IP, and pages by id', async () => {
  const { token } = await withSessions(3)
  const all = await eventsOf({ action: 'session.started', limit: 500 })
  expect(new Set(await actionsOf({ action: 'session', limit: 500 }))).toContain('session.started')
  const [newest, second] = all
  if (!newest || !second) throw new Error('There are too few events.')
  expect((await eventsOf({ action: 'session.started', before: newest.id, limit: 1 }))[0]).toEqual(second)
  const page = await api.call(listAuditEvents, { query: { action: 'session.started', limit: 2 } }, adminToken)
  expect(page.data.next).toBe(page.data.events[1]?.id)
  expect(await eventsOf({ to: '2020-01-01T00:00:00Z' })).toEqual([])
  expect((await eventsOf({ from: newest.created_at, action: 'session.started' })).length).toBeGreaterThan(0)
  expect(await eventsOf({ address_hash: 'unknown' })).toEqual([])
  expect((await api.call(listAuditEvents, {}, token)).status).toBe(403)
})

async function withSessions(count: number): Promise<{ token: string }> {
  const user = await addUser(api.db)
  const tokens: string[] = []
  for (let session = 0; session < count; session++) tokens.push(await signIn(api.db, user))
  return { token: tokens[0] ?? '' }
}
