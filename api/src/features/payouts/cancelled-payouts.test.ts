import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import {
  cancelPayout,
  listBankTransactions,
  listPayouts,
  rejectPayout,
  requestPayout,
} from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSignedInUser, addUser } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let buyer_id: number
let admin: Awaited<ReturnType<typeof addSignedInUser>>
let seller: typeof admin

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
  })
  buyer_id = (await addUser(api.db)).id
  admin = await addSignedInUser(api.db, { is_admin: true })
})
beforeEach(async () => {
  seller = await addSignedInUser(api.db, { first_name: 'Sana' })
  await api.call(saveBankDetails, { body: bankDetails }, seller.token)
  // Rs.1,800 for the seller.
  await addSale(api.db, { seller_id: seller.id, buyer_id })
})
afterAll(() => api.close())

const request = async (amount: number) => (await api.call(requestPayout, { body: { amount } }, seller.token)).data
const cancel = (id: number, { token } = seller) => api.call(cancelPayout, { params: { id } }, token)
const pay = (id: number) => sendPayout(api, id, admin.token)
const wallet = async () => (await api.call(getWallet, { query: {} }, seller.token)).data.wallet
const waiting = async () =>
  (await api.call(listPayouts, { query: { per_page: MAX_PAGE_SIZE } }, admin.token)).data.data.map(({ id }) => id)
async function booked(id: number) {
  const { rows } = await sql`
    select account from ledger_entries e join ledger_transactions t on t.id = transaction_id where payout_id = ${id}
    group by account having sum(amount_paisa) <> 0`.execute(api.db)
  return rows
}

// PAYOUT-8
test('returns the money and its orders, and confirms it by email', async () => {
  const { id, can_cancel } = await request(1_800)
  expect([can_cancel, await waiting()]).toEqual([true, expect.arrayContaining([id])])
  const { status, data } = await cancel(id)
  expect([status, data]).toMatchObject([200, { id, amount: 1_800, rejection: null, can_cancel: false }])
  expect(data.cancelled_at).toBe(data.updated_at)
  expect(await booked(id)).toEqual([])
  expect(await wallet()).toMatchObject({ balance: 1_800, available: 1_800, pending_balance: 0 })
  expect(await waiting()).not.toContain(id)
  const email = (await emailsTo(api.db, seller.email)).at(-1)
  expect(email?.subject).toBe('You cancelled your payout of Rs.1,800')
  expect(email?.body).toMatch(/Hello Sana.*Meezan Bank, account ending in .*back in your balance/s)
  const again = await request(1_800)
  const orders = await api.db
    .selectFrom('payout_orders')
    .select('amount_paisa')
    .where('payout_id', '=', again.id)
    .execute()
  expect(orders).toEqual([{ amount_paisa: 180_000 }])
  expect((await api.call(listBankTransactions, {}, seller.token)).data.data).toMatchObject([
    { id: again.id, cancelled_at: null, can_cancel: true },
    { id, cancelled_at: data.cancelled_at, can_cancel: false },
  ])
})

// PAYOUT-8, AUDIT-1
test('records who cancelled it', async () => {
  const { id } = await request(100)
  await cancel(id)
  const query = { object_type: 'payout', object_id: String(id) }
  const { events } = (await api.call(listAuditEvents, { query }, admin.token)).data
  expect(events[0]).toMatchObject({ action: 'payout.cancelled', actor: { id: seller.id }, after: { amount: '100' } })
})

// PAYOUT-8
test('ends a payout once, however many cancel, pay and reject it at the same time', async () => {
  // Not every round has calls that really overlap.
  for (let round = 0; round < 10; round++) {
    const { id } = await request(100)
    const reject = api.call(rejectPayout, { params: { id }, body: { reason: 'It looks wrong.' } }, admin.token)
    const calls = [cancel(id), pay(id), cancel(id), reject]
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409, 409])
    const ends = await api.db
      .selectFrom('ledger_transactions')
      .select('kind')
      .where('payout_id', '=', id)
      .where('kind', '<>', 'payout-requested')
      .execute()
    expect(ends).toHaveLength(1)
  }
  const { balance, pending_balance } = await wallet()
  const paid = await api.db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', seller.id)
    .where('status', '=', 'paid')
    .execute()
  expect([balance, pending_balance]).toEqual([1_800 - 100 * paid.length, 0])
})

// PAYOUT-8
test('refuses a payout that ended, and another person’s', async () => {
  const [paid, rejected, cancelled] = [await request(100), await request(100), await request(100)]
  await pay(paid.id)
  await api.call(rejectPayout, { params: { id: rejected.id }, body: { reason: 'It looks wrong.' } }, admin.token)
  await cancel(cancelled.id)
  const messages = []
  for (const { id } of [paid, rejected, cancelled]) messages.push((await cancel(id)).failure.message)
  expect(messages).toEqual([
    'This payout has already been paid.',
    'This payout has already been rejected.',
    'This payout has already been cancelled.',
  ])
  expect((await pay(cancelled.id)).failure.message).toBe('This payout has already been cancelled.')
  const { id } = await request(100)
  // Also of an administrator who has the same bank account.
  await api.call(saveBankDetails, { body: bankDetails }, admin.token)
  for (const one of [admin, await addSignedInUser(api.db)]) expect((await cancel(id, one)).status).toBe(404)
  expect((await cancel(id + 10_000)).status).toBe(404)
})
