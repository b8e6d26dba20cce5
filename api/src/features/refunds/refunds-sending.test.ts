import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import * as calls from '@closyyy/contract/refunds-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { addRefund, type Refunded } from '../../../test/refunds.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const HOURS = 2
const LIMIT = 10_000

type Person = Awaited<ReturnType<typeof addSignedInUser>>

let api: TestApi
let first: Person
let second: Person
let seller: Person
let buyer: Person

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.approvalLimit = LIMIT
  })
  first = await addSignedInUser(api.db, { is_admin: true })
  second = await addSignedInUser(api.db, { is_admin: true })
})
beforeEach(async () => {
  seller = await addSignedInUser(api.db)
  buyer = await addSignedInUser(api.db)
})
afterAll(() => api.close())

const wallet = { method: 'jazzcash' as const, account_title: 'Bilal Ahmed' }
const save = (id: number) =>
  api.call(
    calls.saveRefundAccount,
    { params: { id }, body: { ...wallet, account_number: buyer.phone ?? '' } },
    buyer.token,
  )
/** Owes the buyer a refund, Rs.2,250 by default, whose account is saved. */
async function owe(set: Partial<Refunded> = {}) {
  const { id } = await addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id, ...set })
  expect((await save(id)).status).toBe(200)
  return id
}
const seenBy = async (id: number, { token }: Person) => {
  const { data } = await api.call(calls.listRefunds, { query: { per_page: MAX_PAGE_SIZE } }, token)
  return data.data.find(({ order_id }) => order_id === id)
}
const savedAt = async (id: number) => (await seenBy(id, first))?.account_saved_at ?? ''
const start = (id: number, { token }: Person) => api.call(calls.claimRefund, { params: { id } }, token)
const stop = (id: number, { token }: Person) => api.call(calls.releaseRefund, { params: { id } }, token)
const withdraw = (id: number, { token }: Person) => api.call(calls.withdrawRefundApproval, { params: { id } }, token)
const approve = async (id: number, { token }: Person) =>
  api.call(calls.approveRefund, { params: { id }, body: { account_saved_at: await savedAt(id) } }, token)
const pay = async (id: number, { token }: Person) => {
  const body = { account_saved_at: await savedAt(id), reference: 'IBFT 7' }
  return api.call(calls.payRefund, { params: { id }, body }, token)
}
const ageSending = (id: number, seconds: number) =>
  sql`update refunds set claimed_at = now() - make_interval(secs => ${seconds}) where order_id = ${id}`.execute(api.db)

// REFUND-4
test('shows the account to the administrator who is sending it, and to others who that is', async () => {
  const id = await owe()
  const ending = (buyer.phone ?? '').slice(-4)
  expect(await seenBy(id, first)).toMatchObject({
    account: null,
    masked_account: { ...wallet, ending },
    sending: null,
    actions: ['pay'],
  })
  const { status, data } = await start(id, first)
  expect([status, data]).toMatchObject([
    200,
    { account: wallet, masked_account: { ending }, sending: { by: { username: first.username }, is_own: true } },
  ])
  expect(await seenBy(id, first)).toEqual(data)
  expect(await seenBy(id, second)).toMatchObject({
    account: null,
    sending: { by: { id: first.id, username: first.username }, at: data.sending?.at, is_own: false },
    actions: [],
  })
})

// REFUND-4
test('lets nobody else send it until its sender stops', async () => {
  const id = await owe()
  for (const one of [first, second])
    expect((await pay(id, one)).failure.message).toBe('You aren’t sending this refund.')
  await start(id, first)
  expect(await start(id, second)).toMatchObject({
    status: 409,
    failure: { message: `${first.username} is sending this refund.` },
  })
  expect((await pay(id, second)).failure.message).toBe('You aren’t sending this refund.')
  expect((await stop(id, second)).failure.message).toBe('You aren’t sending this refund.')
  expect((await stop(id, first)).data).toMatchObject({ sending: null, account: null })
  expect((await start(id, second)).status).toBe(200)
  expect((await pay(id, first)).status).toBe(409)
  expect((await pay(id, second)).data).toMatchObject({ sent: { by: second.username }, sending: null, account: wallet })
  expect((await stop(id, second)).failure.message).toBe('This refund has already been sent.')
  expect((await stop(id + 10_000, second)).status).toBe(404)
})

// REFUND-4
test('can be taken over after the time of the setting, not before', async () => {
  const id = await owe()
  await start(id, first)
  await ageSending(id, HOURS * 3_600 - 60)
  expect((await start(id, second)).status).toBe(409)
  await ageSending(id, HOURS * 3_600 + 1)
  expect(await seenBy(id, second)).toMatchObject({ sending: { by: { id: first.id } }, actions: ['pay'] })
  expect((await start(id, second)).data.sending).toMatchObject({ by: { id: second.id }, is_own: true })
  expect((await pay(id, first)).status).toBe(409)
})

// REFUND-4
test('is sent by one of several administrators who start at the same time', async () => {
  // Not every round has calls that really overlap.
  for (let round = 0; round < 5; round++) {
    const id = await owe()
    const starts = await Promise.all([start(id, first), start(id, second)])
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409])
    await sql`update refunds set claimed_by = null, claimed_at = null`.execute(api.db)
  }
})

// REFUND-1, REFUND-4
test('keeps the account once somebody started sending it, however long ago, and the buyer’s account', async () => {
  const id = await owe()
  await start(id, first)
  await ageSending(id, HOURS * 3_600 + 1)
  expect((await api.call(calls.getRefund, { params: { id } }, buyer.token)).data.can_change).toBe(false)
  expect((await save(id)).failure.message).toBe('This refund is being sent, so its account can no longer be changed.')
  expect((await api.call(deleteOwnData, {}, buyer.token)).status).toBe(409)
  await stop(id, first)
  expect((await save(id)).status).toBe(200)
})

// REFUND-1, REFUND-4
test('is either sent to the saved account or changed before, by concurrent calls', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await owe()
    const before = await savedAt(id)
    const [saved, started] = await Promise.all([save(id), start(id, first)])
    expect(started.status).toBe(200)
    expect(started.data.account_saved_at === before).toBe(saved.status === 409)
    await stop(id, first)
  }
})

// REFUND-3, REFUND-4
test('takes two people above the limit, of whom the first sees the account to approve it', async () => {
  const id = await owe({ price: 2_000_000 })
  expect((await start(id, first)).failure.message).toContain('One person must approve it before another sends it.')
  expect(await seenBy(id, first)).toMatchObject({ account: wallet, actions: ['approve'] })
  await approve(id, first)
  expect((await start(id, first)).failure.message).toBe('You approved this refund. Another person must send it.')
  expect((await start(id, second)).status).toBe(200)
  expect(await withdraw(id, first)).toMatchObject({
    status: 409,
    failure: { message: `${second.username} is sending this refund.` },
  })
  expect((await pay(id, second)).status).toBe(200)
})

// REFUND-3, REFUND-4
test('counts in the limit of two people from the start of sending', async () => {
  const [one, other] = [await owe({ price: 600_000 }), await owe({ price: 600_000 })]
  expect((await start(one, first)).data).toMatchObject({ two_people: null })
  expect((await start(other, first)).failure.message).toContain('One person must approve it')
  expect((await pay(one, first)).status).toBe(200)
  expect((await start(other, second)).status).toBe(409)
})

// REFUND-3, REFUND-4
test('is marked as sent by its sender whatever happened since they started, and approved by others only', async () => {
  const id = await owe({ price: 2_000_000 })
  await approve(id, second)
  await start(id, first)
  await api.db.updateTable('refunds').set({ approved_by: null, approved_at: null }).where('order_id', '=', id).execute()
  expect(await seenBy(id, first)).toMatchObject({ actions: ['pay'] })
  expect(await approve(id, first)).toMatchObject({
    status: 409,
    failure: { message: 'You’re sending this refund. Another person must approve it.' },
  })
  expect((await pay(id, first)).status).toBe(200)
})

// REFUND-4, AUDIT-1
test('records who started and stopped sending it', async () => {
  const id = await owe()
  await start(id, first)
  await stop(id, first)
  const query = { object_type: 'order', object_id: String(id) }
  const { events } = (await api.call(listAuditEvents, { query }, second.token)).data
  expect(events.slice(0, 2).map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['refund.released', first.id],
    ['refund.claimed', first.id],
  ])
})
