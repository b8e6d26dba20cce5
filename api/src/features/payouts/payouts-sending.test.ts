import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import * as calls from '@closyyy/contract/payouts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSignedInUser, addUser } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addSale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const HOURS = 2
const LIMIT = 1_000

let api: TestApi
let buyer_id: number
let first: Awaited<ReturnType<typeof addSignedInUser>>
let second: typeof first
let seller: typeof first

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    settings.approvalLimit = LIMIT
  })
  buyer_id = (await addUser(api.db)).id
  first = await addSignedInUser(api.db, { is_admin: true })
  second = await addSignedInUser(api.db, { is_admin: true })
})
beforeEach(async () => {
  seller = await addSignedInUser(api.db)
  const account_number = String(7_000_000_000 + seller.id)
  const account = { account_number, iban: `PK36MEZN000000${account_number}` }
  await api.call(saveBankDetails, { body: { ...bankDetails, ...account } }, seller.token)
  // Rs.1,800 for the seller.
  await addSale(api.db, { seller_id: seller.id, buyer_id })
})
afterAll(() => api.close())

type Admin = typeof first
const request = async (amount: number) =>
  (await api.call(calls.requestPayout, { body: { amount } }, seller.token)).data.id
const on =
  (call: typeof calls.claimPayout | typeof calls.releasePayout | typeof calls.payPayout) =>
  (id: number, { token }: Admin) =>
    api.call(call, { params: { id } }, token)
const [start, stop, pay] = [on(calls.claimPayout), on(calls.releasePayout), on(calls.payPayout)]
const cancel = (id: number) => api.call(calls.cancelPayout, { params: { id } }, seller.token)
const reject = (id: number, { token }: Admin) =>
  api.call(calls.rejectPayout, { params: { id }, body: { reason: 'It looks wrong.' } }, token)
const seenBy = async (id: number, { token }: Admin) => {
  const { data } = await api.call(calls.listPayouts, { query: { per_page: MAX_PAGE_SIZE } }, token)
  return data.data.find(payout => payout.id === id)
}
const ageSending = (id: number, seconds: number) =>
  sql`update payouts set claimed_at = now() - make_interval(secs => ${seconds}) where id = ${id}`.execute(api.db)

// PAYOUT-9
test('shows the bank details to the administrator who is sending it, and to others who that is', async () => {
  const id = await request(100)
  expect(await seenBy(id, first)).toMatchObject({ bank_details: null, sending: null, actions: ['pay', 'reject'] })
  const { status, data } = await start(id, first)
  expect([status, data]).toMatchObject([
    200,
    { bank_details: { bank_name: 'Meezan Bank' }, sending: { by: { username: first.username }, is_own: true } },
  ])
  expect(await seenBy(id, first)).toEqual(data)
  expect(await seenBy(id, second)).toMatchObject({
    bank_details: null,
    sending: { by: { id: first.id, username: first.username }, at: data.sending?.at, is_own: false },
    actions: [],
  })
})

// PAYOUT-9
test('lets nobody else send or end it until its sender stops', async () => {
  const id = await request(100)
  await start(id, first)
  const refused = [await start(id, second), await reject(id, second)]
  expect(refused.map(({ status, failure }) => [status, failure.message])).toEqual(
    Array(2).fill([409, `${first.username} is sending this payout.`]),
  )
  expect((await pay(id, second)).failure.message).toBe('You aren’t sending this payout.')
  expect((await stop(id, second)).failure.message).toBe('You aren’t sending this payout.')
  expect((await stop(id, first)).data).toMatchObject({ sending: null, bank_details: null })
  for (const one of [first, second])
    expect((await pay(id, one)).failure.message).toBe('You aren’t sending this payout.')
  expect((await start(id, second)).status).toBe(200)
  expect((await pay(id, first)).status).toBe(409)
  expect((await pay(id, second)).data).toMatchObject({ status: 'paid', sending: null })
  expect((await stop(id, second)).status).toBe(409)
})

// PAYOUT-9
test('can be taken over after the time of the setting, not before', async () => {
  const id = await request(100)
  await start(id, first)
  await ageSending(id, HOURS * 3_600 - 60)
  expect((await start(id, second)).status).toBe(409)
  await ageSending(id, HOURS * 3_600 + 1)
  expect(await seenBy(id, second)).toMatchObject({ sending: { by: { id: first.id } }, actions: ['pay', 'reject'] })
  expect((await start(id, second)).data.sending).toMatchObject({ by: { id: second.id }, is_own: true })
  expect((await pay(id, first)).status).toBe(409)
})

// PAYOUT-9
test('is sent by one of several administrators who start at the same time', async () => {
  // Not every round has calls that really overlap.
  for (let round = 0; round < 5; round++) {
    const id = await request(100)
    const starts = await Promise.all([start(id, first), start(id, second)])
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

// PAYOUT-8, PAYOUT-9
test('cannot be cancelled once somebody started sending it, however long ago', async () => {
  const id = await request(100)
  await start(id, first)
  await ageSending(id, HOURS * 3_600 + 1)
  const [shown] = (await api.call(calls.listBankTransactions, {}, seller.token)).data.data
  expect(shown).toMatchObject({ id, can_cancel: false })
  expect((await cancel(id)).failure.message).toBe(
    'We’re already sending this payout to your bank, so it can’t be cancelled.',
  )
  await stop(id, first)
  expect((await cancel(id)).status).toBe(200)
})

// PAYOUT-8, PAYOUT-9
test('is either cancelled or sent, by concurrent calls', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await request(100)
    const results = await Promise.all([cancel(id), start(id, first)])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

// PAYOUT-6, PAYOUT-9
test('takes two people above the limit, of whom the first sees the details to approve it', async () => {
  const id = await request(LIMIT + 1)
  expect((await start(id, first)).failure.message).toContain('One person must approve it before another pays it.')
  expect(await seenBy(id, first)).toMatchObject({
    bank_details: { bank_name: 'Meezan Bank' },
    actions: ['approve', 'reject'],
  })
  await api.call(calls.approvePayout, { params: { id } }, first.token)
  expect((await start(id, first)).failure.message).toBe('You approved this payout. Another person must pay it.')
  expect((await start(id, second)).status).toBe(200)
  const withdrawn = await api.call(calls.withdrawPayoutApproval, { params: { id } }, first.token)
  expect([withdrawn.status, withdrawn.failure.message]).toEqual([409, `${second.username} is sending this payout.`])
  expect((await pay(id, second)).status).toBe(200)
})

// PAYOUT-9, AUDIT-1
test('records who started and stopped sending it', async () => {
  const id = await request(100)
  await start(id, first)
  await stop(id, first)
  const query = { object_type: 'payout', object_id: String(id) }
  const { events } = (await api.call(listAuditEvents, { query }, second.token)).data
  expect(events.slice(0, 2).map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['payout.released', first.id],
    ['payout.claimed', first.id],
  ])
})

// PAYOUT-6, PAYOUT-9
test('counts in the limit of two people from the start of sending', async () => {
  const [one, other] = [await request(600), await request(500)]
  expect((await start(one, first)).status).toBe(200)
  expect((await start(other, first)).failure.message).toContain('One person must approve it')
  expect((await pay(one, first)).status).toBe(200)
  expect((await start(other, second)).status).toBe(409)
})

// PAYOUT-6, PAYOUT-9
test('is marked as paid by its sender whatever happened since they started, and approved by others only', async () => {
  const id = await request(LIMIT + 1)
  await api.call(calls.approvePayout, { params: { id } }, second.token)
  await start(id, first)
  await api.db.updateTable('payouts').set({ approved_by: null, approved_at: null }).where('id', '=', id).execute()
  expect(await seenBy(id, first)).toMatchObject({ actions: ['pay', 'reject'] })
  expect(await api.call(calls.approvePayout, { params: { id } }, first.token)).toMatchObject({
    status: 409,
    failure: { message: 'You’re sending this payout. Another person must approve it.' },
  })
  expect((await pay(id, first)).data).toMatchObject({ status: 'paid' })
})
