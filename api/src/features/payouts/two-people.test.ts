import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import * as calls from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSignedInUser, addSuspension, addUser } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { addEntries } from '../../../test/entered-cash.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import {
  type PayoutActor,
  type PayoutStep,
  payoutActors,
  payoutStates,
  payoutSteps,
  payoutTransitions,
} from './payouts-policy.ts'

const LIMIT = 1_000
const statuses: Record<string, number> = { 'not-found': 404, 'not-allowed': 403, conflict: 409 }

let api: TestApi
let buyer_id: number
let accounts = 0
let seller: Awaited<ReturnType<typeof earner>>
let first: Awaited<ReturnType<typeof person>>
let second: typeof first
let booker: typeof first

const person = (set: object = {}) => addSignedInUser(api.db, { first_name: 'Sana', ...set })

/** Numbers of a bank account that nobody else has. */
function newAccount() {
  const account_number = String(1_000_000_000 + ++accounts)
  return { account_number, iban: `PK36MEZN000000${account_number}` }
}

/** Adds a person with bank details and Rs.1,800 from each of three sales. */
async function earner(set: object = {}) {
  const [user, account] = [await person(set), newAccount()]
  await api.call(saveBankDetails, { body: { ...bankDetails, ...account } }, user.token)
  for (let sales = 0; sales < 3; sales++) await addSale(api.db, { seller_id: user.id, buyer_id })
  return { ...user, account }
}

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    settings.approvalLimit = LIMIT
  })
  buyer_id = (await addUser(api.db)).id
  first = await person({ is_admin: true, roles: ['finance'] })
  second = await person({ is_admin: true })
  booker = await person({ is_admin: true, roles: ['finance'] })
})
beforeEach(async () => {
  seller = await earner()
})
afterAll(() => api.close())

const request = async (amount: number, token = seller.token) =>
  (await api.call(calls.requestPayout, { body: { amount } }, token)).data.id
const act = (action: PayoutStep, id: number, { token }: { token: string }) => {
  if (action === 'approve') return api.call(calls.approvePayout, { params: { id } }, token)
  if (action === 'withdraw') return api.call(calls.withdrawPayoutApproval, { params: { id } }, token)
  if (action === 'pay') return sendPayout(api, id, token)
  if (action === 'cancel') return api.call(calls.cancelPayout, { params: { id } }, token)
  return api.call(calls.rejectPayout, { params: { id }, body: { reason: 'The orders look made up.' } }, token)
}
const wallet = async () => (await api.call(getWallet, { query: {} }, seller.token)).data.wallet
const events = async (id: number) => {
  const recorded = api.db.selectFrom('audit_events').select(['action', 'actor_id']).where('object_id', '=', String(id))
  const rows = await recorded.where('object_type', '=', 'payout').orderBy('id').execute()
  return rows.map(({ action, actor_id }) => [action, actor_id])
}
async function booked(id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::int as paisa from ledger_entries e
    join ledger_transactions t on t.id = transaction_id where payout_id = ${id}
    group by account having sum(amount_paisa) <> 0`.execute(api.db)
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

// PAYOUT-6
describe('a payout above the limit', () => {
  test('is approved by one person and paid by another', async () => {
    const id = await request(LIMIT + 500)
    expect((await act('pay', id, first)).failure.message).toBe(
      'This payout is above the limit. One person must approve it before another pays it.',
    )
    const approved = (await act('approve', id, first)).data
    expect(approved).toMatchObject({
      status: 'pending',
      two_people: { limit: LIMIT, day_total: LIMIT + 500 },
      approval: { by: { username: first.username } },
      actions: ['withdraw', 'reject'],
    })
    expect((await act('pay', id, first)).failure.message).toBe('You approved this payout. Another person must pay it.')
    expect(await booked(id)).toMatchObject({ 'seller-payout': 150_000 })
    const paid = (await act('pay', id, second)).data
    expect(paid).toMatchObject({
      status: 'paid',
      approval: { by: { id: first.id } },
      decided_by: second.username,
      actions: [],
    })
    expect(await booked(id)).toEqual({ 'seller-balance': -150_000, cash: 150_000 })
    expect(await events(id)).toEqual([
      ['payout.requested', seller.id],
      ['payout.approved', first.id],
      ['payout.claimed', second.id],
      ['payout.paid', second.id],
    ])
    expect((await emailsTo(api.db, seller.email)).map(({ template }) => template).slice(-2)).toEqual([
      'payout-requested',
      'payout-paid',
    ])
  })

  test('never counts one person twice, however fast', async () => {
    const id = await request(LIMIT + 1)
    const approvals = await Promise.all(Array.from({ length: 10 }, () => act('approve', id, first)))
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const payments = await Promise.all(Array.from({ length: 10 }, () => act('pay', id, first)))
    expect(payments.map(({ status }) => status)).toEqual(Array(10).fill(409))
    expect((await act('pay', id, second)).status).toBe(200)
  })

  test('waits again once the first approval is withdrawn', async () => {
    const id = await request(LIMIT + 1)
    await act('approve', id, first)
    expect((await act('withdraw', id, second)).status).toBe(403)
    expect((await act('withdraw', id, first)).data).toMatchObject({ approval: null, actions: ['approve', 'reject'] })
    expect((await act('pay', id, second)).status).toBe(409)
    await act('approve', id, second)
    expect((await act('pay', id, first)).status).toBe(200)
  })

  test('loses the approval of a person who lost the role', async () => {
    const former = await person({ is_admin: true, roles: ['finance'] })
    const id = await request(LIMIT + 1)
    await act('approve', id, former)
    await api.db
      .updateTable('users')
      .set({ roles: ['support'] })
      .where('id', '=', former.id)
      .execute()
    expect((await act('pay', id, second)).status).toBe(409)
    expect((await act('approve', id, first)).status).toBe(200)
    expect((await act('pay', id, second)).status).toBe(200)
  })

  test('does not count while the person who gave it is suspended', async () => {
    const former = await person({ is_admin: true, roles: ['finance'] })
    const id = await request(LIMIT + 1)
    await act('approve', id, former)
    await addSuspension(api.db, { user_id: former.id, suspended_by: second.id })
    expect((await act('pay', id, second)).status).toBe(409)
  })

  test('is refused by the database with one person for both, or the payee as one of them', async () => {
    const id = await request(LIMIT + 1)
    for (const approver of [first.id, seller.id])
      await expect(
        sql`update payouts set status = 'paid', approved_by = ${approver}, approved_at = now(), paid_by = ${first.id}
          where id = ${id}`.execute(api.db),
      ).rejects.toThrow('payouts_two_people_check')
  })
})

test('the amounts to one account within 24 hours count together', async () => {
  const ids = [await request(600), await request(400), await request(0.5)]
  const payments = []
  for (const id of ids) payments.push((await act('pay', id, first)).status)
  expect(payments).toEqual([200, 200, 409])
  const [, , last = 0] = ids
  await sql`update payouts set updated_at = now() - interval '24 hours' where id = ${ids[1]}`.execute(api.db)
  expect((await act('pay', last, first)).status).toBe(200)
})

test('concurrent payments to one account stay below the limit together', async () => {
  // Not every round has payments that really overlap.
  for (let round = 0; round < 5; round++) {
    const { token } = await earner()
    const ids = [await request(600, token), await request(600, token), await request(600, token)]
    const payments = await Promise.all(ids.map(id => act('pay', id, first)))
    expect(payments.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  }
})

type Numbers = ReturnType<typeof newAccount>

test.each<[string, (of: Numbers) => Partial<Numbers>]>([
  ['in small letters with spaces', ({ iban }) => ({ iban: iban.toLowerCase().replace(/.{4}/g, '$& ') })],
  ['with hyphens', ({ iban }) => ({ iban: iban.replace(/.{4}/g, '$&-') })],
  ['with dots', ({ iban }) => ({ iban: iban.replace(/.{4}/g, '$&.') })],
  ['with no-break spaces', ({ iban }) => ({ iban: iban.replace(/.{4}/g, '$&\u00a0') })],
  ['with fullwidth letters', ({ iban }) => ({ iban: iban.replace('PK', '\uff30\uff2b') })],
  ['invented, with the account number', ({ account_number }) => ({ account_number })],
  ['invented, with zeros before the number', ({ account_number }) => ({ account_number: `00${account_number}` })],
  ['invented, with the number in the other’s IBAN', ({ iban }) => ({ account_number: iban.slice(-16) })],
])('an account of two sellers is one, its IBAN typed %s', async (_how, typed) => {
  const other = await earner()
  await api.call(
    saveBankDetails,
    { body: { ...bankDetails, bank_name: 'Meezan', ...newAccount(), ...typed(other.account) } },
    seller.token,
  )
  expect((await act('pay', await request(600, other.token), first)).status).toBe(200)
  expect((await act('pay', await request(600), first)).status).toBe(409)
})

test('accounts with other numbers are counted apart', async () => {
  const other = await earner()
  for (const { token } of [other, seller]) expect((await act('pay', await request(600, token), first)).status).toBe(200)
})

// PAYOUT-7
describe('a rejected payout', () => {
  test('returns the money and its orders, and its seller reads why', async () => {
    const id = await request(5_400)
    expect(await wallet()).toMatchObject({ available: 0, pending_balance: 5_400 })
    const blank = await api.call(calls.rejectPayout, { params: { id }, body: { reason: ' ' } }, first.token)
    expect(blank.failure.errors).toEqual({ reason: ['Please enter a reason. The seller will see it.'] })
    const rejected = await Promise.all([act('reject', id, first), act('reject', id, second)])
    expect(rejected.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await booked(id)).toEqual({})
    expect(await wallet()).toMatchObject({ available: 5_400, pending_balance: 0 })
    const [shown] = (await api.call(calls.listBankTransactions, {}, seller.token)).data.data
    expect(shown).toMatchObject({ id, amount: 5_400, rejection: { reason: 'The orders look made up.' } })
    expect((await emailsTo(api.db, seller.email)).at(-1)).toMatchObject({
      template: 'payout-rejected',
      body: expect.stringContaining('The orders look made up.'),
    })
    const again = await request(5_400)
    const list = async (status: 'pending' | 'rejected') =>
      (await api.call(calls.listPayouts, { query: { status, per_page: MAX_PAGE_SIZE } }, first.token)).data.data
    const orders = (await list('pending')).find(payout => payout.id === again)?.orders ?? []
    expect(orders.reduce((sum, { amount }) => sum + amount, 0)).toBe(5_400)
    expect((await list('rejected')).map(payout => payout.id)).toContain(id)
  })

  test('is not paid, and a paid one is not rejected', async () => {
    const [rejected, paid] = [await request(100), await request(100)]
    await act('reject', rejected, first)
    await act('pay', paid, first)
    expect((await act('pay', rejected, second)).failure.message).toBe('This payout has already been rejected.')
    expect((await act('reject', paid, second)).failure.message).toBe('This payout has already been paid.')
  })
})

/** Makes a payout in a state, to be acted upon by one of the actors; the booker entered the cash of its orders. */
async function payoutIn(state: (typeof payoutStates)[number], receiver: typeof seller, approver: typeof first) {
  const id = await request(state === 'two' || state === 'approved' ? LIMIT + 1 : 100, receiver.token)
  const orders = await api.db.selectFrom('payout_orders').select('order_id').where('payout_id', '=', id).execute()
  await addEntries(
    api.db,
    booker.id,
    orders.map(({ order_id }) => order_id),
  )
  if (state === 'approved') await act('approve', id, approver)
  if (state === 'paid') await act('pay', id, approver)
  if (state === 'rejected') await act('reject', id, approver)
  if (state === 'cancelled') await act('cancel', id, receiver)
  return state === 'none' ? id + 10_000 : id
}

// PAYOUT-3, PAYOUT-8
describe.each(payoutStates)('if %s', state => {
  test.each(payoutActors)('%s gets the statuses of the table', async actor => {
    const receiver = await earner(actor === 'admin-receiver' ? { is_admin: true } : {})
    const who: Record<PayoutActor, { token: string }> = {
      admin: second,
      approver: first,
      booker,
      'admin-receiver': receiver,
      receiver,
      other: await person(),
    }
    // Only an approved payout has an approver.
    const isAdmin = actor === 'approver' && state !== 'approved'
    const [seen, expected]: [number[], number[]] = [[], []]
    for (const action of payoutSteps) {
      seen.push((await act(action, await payoutIn(state, receiver, first), who[actor])).status)
      const outcome = payoutTransitions.outcomeOf(state, isAdmin ? 'admin' : actor, action)
      expected.push(statuses[outcome] ?? 200)
      await sql`update payouts set updated_at = now() - interval '25 hours'`.execute(api.db)
    }
    expect(seen).toEqual(expected)
  })
})
