import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import type { RefundAction } from '@closyyy/contract/refunds'
import * as calls from '@closyyy/contract/refunds-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSignedInUser, signIn } from '../../../test/builders.ts'
import { addEntries } from '../../../test/entered-cash.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addRefund, type Refunded } from '../../../test/refunds.ts'
import { sendRefund } from '../../../test/send-refund.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type RefundActor, type RefundState, refundActors, refundStates, refundTransitions } from './refunds-policy.ts'

const LIMIT = 10_000
const IBAN = 'PK36SCBL0000001123456702'
const statuses: Record<string, number> = { 'not-found': 404, 'not-allowed': 403, conflict: 409 }

let api: TestApi
let first: Awaited<ReturnType<typeof person>>
let second: typeof first
let booker: typeof first
let seller: typeof first
let buyer: typeof first

const person = (set: object = {}) => addSignedInUser(api.db, set)

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.approvalLimit = LIMIT
  })
  first = await person({ is_admin: true, roles: ['finance'] })
  second = await person({ is_admin: true })
  booker = await person({ is_admin: true })
})
beforeEach(async () => {
  seller = await person()
  buyer = await person({ first_name: 'Bilal' })
})
afterAll(() => api.close())

let phones = 0
const newWallet = () => ({
  method: 'jazzcash' as const,
  account_title: 'Bilal Ahmed',
  account_number: `0300 ${String(++phones).padStart(7, '0')}`,
})
const owe = (set: Partial<Refunded> = {}) => addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id, ...set })
const show = (id: number, who = buyer.token) => api.call(calls.getRefund, { params: { id } }, who)
const save = (id: number, body: object = newWallet(), who = buyer.token) =>
  api.call(calls.saveRefundAccount, { params: { id }, body: body as ReturnType<typeof newWallet> }, who)
async function savedAt(id: number): Promise<string> {
  const row = await api.db.selectFrom('refunds').select('saved_at').where('order_id', '=', id).executeTakeFirst()
  return row?.saved_at ?? '2026-01-01T00:00:00Z'
}
async function act(action: RefundAction, id: number, { token }: { token: string }) {
  const account_saved_at = await savedAt(id)
  if (action === 'approve') return api.call(calls.approveRefund, { params: { id }, body: { account_saved_at } }, token)
  if (action === 'withdraw') return api.call(calls.withdrawRefundApproval, { params: { id } }, token)
  return sendRefund(api, id, { account_saved_at, reference: 'IBFT 7' }, token)
}
const list = async (status: 'owed' | 'sent') => {
  const { last_page } = (await api.call(calls.listRefunds, { query: { status } }, first.token)).data
  const pages = Array.from({ length: last_page }, (_, index) =>
    api.call(calls.listRefunds, { query: { status, page: index + 1 } }, first.token),
  )
  return (await Promise.all(pages)).flatMap(({ data }) => data.data)
}
const emailsTo = async (recipient: string) =>
  (await api.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()).map(
    ({ template, body }) => ({ template, body }),
  )
async function booked(orderId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::int as paisa from ledger_entries e
    join ledger_transactions t on t.id = transaction_id where order_id = ${orderId}
    group by account having sum(amount_paisa) <> 0`.execute(api.db)
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

// REFUND-1
describe('where a refund goes', () => {
  test('is said by the buyer, who is emailed about it', async () => {
    const { id } = await owe()
    expect((await show(id)).data).toEqual({
      amount: 2_250,
      state: 'account-needed',
      account: null,
      can_change: true,
      sent_at: null,
      reference: null,
      suggestion: null,
    })
    const wallet = newWallet()
    const saved = { method: 'jazzcash', account_title: 'Bilal Ahmed', ending: wallet.account_number.slice(-4) }
    expect((await save(id, wallet)).data).toMatchObject({ state: 'on-its-way', account: saved })
    expect((await show(id)).data).toMatchObject({ state: 'on-its-way', account: saved, suggestion: null })
    const [email] = (await emailsTo(buyer.email)).slice(-1)
    expect(email).toMatchObject({ template: 'refund-account-saved' })
    expect(email?.body).toMatch(/Rs\.2,250 .*JazzCash/s)
    expect(email?.body).not.toContain(wallet.account_number)
  })

  test('is suggested from the bank details of the buyer', async () => {
    const { id } = await owe()
    await api.call(saveBankDetails, { body: { ...bankDetails, iban: IBAN } }, buyer.token)
    const suggestion = { method: 'bank', account_title: bankDetails.account_title, account_number: IBAN }
    expect((await show(id)).data.suggestion).toEqual(suggestion)
    expect((await save(id, { ...suggestion, account_number: 'pk36 scbl 0000 0011 2345 6702' })).status).toBe(200)
    const stored = api.db.selectFrom('refunds').select('account_number').where('order_id', '=', id)
    expect(await stored.executeTakeFirst()).toEqual({ account_number: IBAN })
  })

  test.each([
    [{ method: 'bank', account_number: 'PK36SCBL0000001123456703' }, 'account_number', /check the IBAN/],
    [{ method: 'bank', account_number: 'GB82WEST12345698765432' }, 'account_number', /check the IBAN/],
    [{ account_number: '042 1234567' }, 'account_number', /./],
    [{ account_title: 'A1' }, 'account_title', /./],
    [{ account_title: ' ' }, 'account_title', /./],
    [{ method: 'cheque' }, 'method', /./],
  ])('must be an account: %j', async (wrong, field, text) => {
    const { id } = await owe()
    const { status, failure } = await save(id, { ...newWallet(), ...wrong })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    expect(failure.errors?.[field]?.[0]).toMatch(text)
  })

  test('is asked of a guest by the guest id or a link, and of nobody else', async () => {
    const { id, guest_id, guest_email } = await owe({ buyer_id: null })
    const saveAs = (proof: object) =>
      api.call(calls.saveGuestRefundAccount, { params: { id }, body: { ...newWallet(), ...proof } })
    expect((await saveAs({ guest_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    expect((await saveAs({ guest_id })).status).toBe(200)
    const token = /token=(\S+)/.exec((await emailsTo(guest_email)).at(-1)?.body ?? '')?.[1] ?? ''
    expect((await saveAs({ token })).status).toBe(200)
    expect((await save(id, newWallet(), seller.token)).status).toBe(404)
  })

  test('needs a recent sign-in of an account', async () => {
    const { id } = await owe()
    await sql`update sessions set confirmed_at = now() - interval '1 day', created_at = now() - interval '1 day'
      where user_id = ${buyer.id}`.execute(api.db)
    expect((await save(id)).failure.code).toBe('confirm-password')
  })

  test('can no longer be changed once it is approved or sent', async () => {
    const { id } = await owe({ price: 2_000_000 })
    await save(id)
    await act('approve', id, first)
    expect((await show(id)).data.can_change).toBe(false)
    expect((await save(id)).failure.message).toBe('This refund is being sent, so its account can no longer be changed.')
    await act('pay', id, second)
    expect((await save(id)).status).toBe(409)
  })

  test('is for refunded orders only', async () => {
    const { id } = await owe()
    await sql`update orders set refund_paisa = null where id = ${id}`.execute(api.db)
    expect((await show(id)).failure.message).toBe('There is no refund for this order.')
  })
})

// REFUND-2
describe('a refund', () => {
  test('is marked as sent once, booked, and shown to the buyer', async () => {
    const { id } = await owe()
    await save(id)
    expect((await list('owed')).find(({ order_id }) => order_id === id)).toMatchObject({
      amount: 2_250,
      buyer: { first_name: 'Bilal', is_guest: false },
      is_remitted: true,
      two_people: null,
      actions: ['pay'],
    })
    const responses = await Promise.all([act('pay', id, first), act('pay', id, second), act('pay', id, first)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await booked(id)).toEqual({})
    const { data } = await show(id)
    expect(data).toMatchObject({ state: 'sent', reference: 'IBFT 7', sent_at: expect.any(String) })
    const sent = (await emailsTo(buyer.email)).filter(({ template }) => template === 'refund-sent')
    expect(sent.map(({ body }) => body)).toEqual([expect.stringMatching(/Rs\.2,250 .*IBFT 7/s)])
    expect((await list('sent')).find(({ order_id }) => order_id === id)?.sent).toMatchObject({ reference: 'IBFT 7' })
  })

  test('waits while the courier has not remitted the cash of its order', async () => {
    const { id } = await owe({ is_remitted: false })
    await save(id)
    expect((await act('pay', id, first)).failure.message).toBe(
      'The courier hasn’t handed over the cash of this order yet.',
    )
    expect(await booked(id)).toEqual({ 'courier-receivable': -225_000, refunds: 225_000 })
  })

  test('is not sent to an account that was changed meanwhile', async () => {
    const { id } = await owe()
    await save(id)
    const body = { account_saved_at: await savedAt(id), reference: 'IBFT 7' }
    await save(id)
    expect((await sendRefund(api, id, body, first.token)).failure.message).toBe(
      'The buyer has changed the account. Please check it again.',
    )
  })

  // PRIVACY-4
  test('on its way keeps its account and its buyer’s account', async () => {
    const { id } = await owe()
    await save(id)
    const close = () => api.call(deleteOwnData, {}, buyer.token)
    expect((await close()).failure.message).toContain('You are owed a refund.')
    await act('pay', id, first)
    expect((await close()).status).toBe(200)
  })

  test('needs a reference', async () => {
    const { id } = await owe()
    const body = { account_saved_at: await savedAt(id), reference: ' ' }
    const { status, failure } = await api.call(calls.payRefund, { params: { id }, body }, first.token)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['reference']])
  })
})

// REFUND-3
describe('refunds above the limit', () => {
  test('are approved by one person and sent by another', async () => {
    const { id } = await owe({ price: 2_000_000 })
    await save(id)
    expect((await act('approve', id, first)).data).toMatchObject({
      two_people: { limit: LIMIT, day_total: 20_250 },
      approval: { by: { username: first.username } },
      actions: ['withdraw'],
    })
    expect((await act('pay', id, first)).failure.message).toBe('You approved this refund. Another person must send it.')
    expect((await act('pay', id, second)).data.sent).toMatchObject({ by: second.username })
    expect(await booked(id)).toEqual({})
  })

  test('to one account within 24 hours count together', async () => {
    const wallet = newWallet()
    const ids = [await owe({ price: 600_000 }), await owe({ price: 600_000, buyer_id: (await person()).id })].map(
      order => order.id,
    )
    const [own = 0, other = 0] = ids
    await save(own, wallet)
    await sql`insert into refunds (order_id, buyer_id, method, account_title, account_number)
      select ${other}, o.buyer_id, r.method, r.account_title, r.account_number from refunds r, orders o
      where r.order_id = ${own} and o.id = ${other}`.execute(api.db)
    expect((await act('pay', own, first)).status).toBe(200)
    expect((await act('pay', other, first)).status).toBe(409)
  })

  test('to one IBAN count together, however it is typed', async () => {
    const bank = { method: 'bank' as const, account_title: 'Bilal Ahmed', account_number: IBAN }
    const [own, other] = [await owe({ price: 600_000 }), await owe({ price: 600_000, buyer_id: (await person()).id })]
    const token = await signIn(api.db, { id: Number(other.buyer_id) })
    await save(own.id, bank)
    const typed = IBAN.toLowerCase().replace(/.{4}/g, '$&-\u00a0')
    expect((await save(other.id, { ...bank, account_number: typed }, token)).status).toBe(200)
    expect((await act('pay', own.id, first)).status).toBe(200)
    expect((await act('pay', other.id, first)).status).toBe(409)
  })
})

test('concurrent refunds to one account stay below the limit together', async () => {
  const orders = [await owe({ price: 600_000 }), await owe({ price: 600_000 }), await owe({ price: 600_000 })]
  for (const { id } of orders) await save(id)
  const responses = await Promise.all(orders.map(({ id }) => act('pay', id, first)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

const actions: RefundAction[] = ['approve', 'withdraw', 'pay']

/** Makes a refund in a state. */
async function refundIn(state: RefundState) {
  const isLarge = state === 'two' || state === 'approved'
  const order = await owe({ price: isLarge ? 2_000_000 : 100_000, is_remitted: state !== 'unremitted' })
  await addEntries(api.db, booker.id, [order.id])
  if (state !== 'account-missing') await save(order.id)
  if (state === 'approved') await act('approve', order.id, first)
  if (state === 'sent') await act('pay', order.id, first)
  await sql`update refunds set paid_at = paid_at - interval '25 hours'`.execute(api.db)
  return state === 'none' ? order.id + 10_000 : order.id
}

describe.each(refundStates)('if %s', state => {
  test.each(refundActors)('the actor %s gets the statuses of the table', async actor => {
    if (actor === 'party') buyer = await person({ is_admin: true })
    const who: Record<RefundActor, { token: string }> = { admin: second, approver: first, booker, party: buyer }
    // Only an approved refund has an approver.
    const isAdmin = actor === 'approver' && state !== 'approved'
    for (const action of actions) {
      const outcome = refundTransitions.outcomeOf(state, isAdmin ? 'admin' : actor, action)
      const { status } = await act(action, await refundIn(state), who[actor])
      expect(status, action).toBe(statuses[outcome] ?? 200)
    }
  })
})
