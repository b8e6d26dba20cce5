import * as calls from '@closyyy/contract/disputes-calls'
import { getOrder, reportOrder } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { type StoppedClock, stopClock } from '../../../test/stopped-clock.ts'
import { readSettings } from '../../env.ts'
import { DAY } from '../../time.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { sweepOrders } from '../orders/order-sweep.ts'
import { closeDisputesOf } from './dispute-closing.ts'
import { sweepDisputes } from './dispute-sweep.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let clock: StoppedClock

beforeAll(async () => {
  fixture = await openDisputeFixture(settings => {
    settings.limits.disputesPerAccount = 1_000
  })
  clock = await stopClock(fixture.api.db)
})
afterAll(() => fixture.api.close())
beforeEach(async () => {
  await clock.reset()
  await fixture.meetNewPeople()
})

const warnings: unknown[] = []
async function sweep() {
  const context = {
    db: fixture.api.db,
    log: { warn: (...detail: unknown[]) => void warnings.push(detail) },
    settings: readSettings({ PUBLIC_URL: 'https://shop.test' }),
    onOrderEnded: closeDisputesOf,
  }
  await sweepDisputes(context)
  await sweepOrders(context)
}

type Status = Parameters<typeof fixture.order>[0]

async function open(status: Status = 'delivered', reason = 'damaged') {
  const { id: orderId, product } = await fixture.order(status)
  const { data } = await fixture.raise(orderId, fixture.buyer.token, { reason })
  return { orderId, id: data.id, product: product.id, thread: data }
}

const show = async (id: number) => (await fixture.api.call(getOrder, { params: { id } }, fixture.seller.token)).data
const read = async (id: number) =>
  (await fixture.api.call(calls.getDispute, { params: { id }, query: {} }, fixture.seller.token)).data
const stockOf = (id: number) =>
  fixture.api.db.selectFrom('products').select(['quantity_left', 'sold']).where('id', '=', id).executeTakeFirstOrThrow()
const templatesTo = async (email: string) =>
  (
    await fixture.api.db.selectFrom('outbox').select('template').where('recipient', '=', email).orderBy('id').execute()
  ).map(({ template }) => template)

/** Sums the amounts that an order left on each account. */
async function booked(orderId: number): Promise<Record<string, number>> {
  const rows = await fixture.api.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(({ fn }) => ['e.account', fn.sum<number>('e.amount_paisa').as('paisa')])
    .where('t.order_id', '=', orderId)
    .groupBy('e.account')
    .execute()
  const sums = Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
  expect(Object.values(sums).reduce((sum, paisa) => sum + paisa, 0)).toBe(0)
  return Object.fromEntries(Object.entries(sums).filter(([, paisa]) => paisa !== 0))
}

/** A sale of Rs.2,000: total Rs.2,250, platform fee Rs.200, profit Rs.1,800. */
const released = {
  'courier-receivable': -225_000,
  'platform-fee': 20_000,
  delivery: 25_000,
  'seller-balance': 180_000,
}
const refunded = { 'courier-receivable': -225_000, refunds: 225_000 }
const unpaid = { delivery: 25_000, returns: -25_000 }

// DISPUTE-4
describe('a decision', () => {
  test('releases the money of a delivered order once the other side accepts the proposal', async () => {
    const { id, orderId } = await open()
    const { buyer, seller } = fixture
    const proposed = await fixture.propose(id, seller.token, { decision: 'release' })
    expect(proposed.data.settlement).toMatchObject({
      actions: ['propose'],
      waiting_for: 'buyer',
      proposal: { id: 1, by: 'seller', decision: 'release', refund: null },
    })
    expect((await fixture.accept(id, seller.token, 1)).failure?.message).toContain('your own proposal')
    const accepted = await fixture.accept(id, buyer.token, 1)
    expect(accepted.data).toMatchObject({ status: 'resolved', order: { status: 'completed' } })
    expect(accepted.data.settlement?.result).toMatchObject({ by: 'buyer', decision: 'release' })
    expect(await booked(orderId)).toEqual(released)
    expect((await templatesTo(seller.email)).at(-1)).toBe('dispute-settled')
    expect((await templatesTo(buyer.email)).slice(-2)).toEqual(['dispute-proposal', 'dispute-settled'])
    expect((await fixture.accept(id, buyer.token, 1)).status).toBe(409)
  })

  test('refunds a delivered order, whose parcel travels back and is on sale once its seller has it', async () => {
    const { id, orderId, product } = await open()
    await fixture.propose(id, fixture.buyer.token)
    expect((await fixture.accept(id, fixture.seller.token, 1)).data.order.status).toBe('cancelled')
    expect(await show(orderId)).toMatchObject({ outcome: 'returning', refund: 2_250, reports: ['returned', 'lost'] })
    expect(await booked(orderId)).toEqual(refunded)
    expect(await stockOf(product)).toEqual({ quantity_left: 0, sold: true })
    await fixture.api.call(reportOrder, { params: { id: orderId }, body: { report: 'returned' } }, fixture.seller.token)
    expect(await show(orderId)).toMatchObject({ status: 'cancelled', outcome: 'returned', refund: 2_250 })
    expect(await stockOf(product)).toEqual({ quantity_left: 1, sold: false })
    expect(await booked(orderId)).toEqual(refunded)
  })

  test('splits the total: the buyer gets a part back, and the order is completed', async () => {
    const { id, orderId } = await open()
    const { buyer, seller } = fixture
    for (const refund of [undefined, null, 0, -1, 1.005, 2_250, 9_999])
      expect((await fixture.propose(id, seller.token, { decision: 'split', refund })).status).toBe(422)
    await fixture.propose(id, seller.token, { decision: 'split', refund: 450 })
    await fixture.accept(id, buyer.token, 1)
    expect(await show(orderId)).toMatchObject({ status: 'completed', outcome: 'split', refund: 450 })
    expect(await booked(orderId)).toMatchObject({ refunds: 45_000, 'seller-balance': 144_000 })
    expect((await balanceOf(fixture.api.db, seller.id)).unconfirmed).toBe(0)
  })

  test('accepts only the proposal that was seen', async () => {
    const { id } = await open()
    const { buyer, seller } = fixture
    await fixture.propose(id, seller.token, { decision: 'split', refund: 900 })
    await fixture.propose(id, seller.token, { decision: 'split', refund: 100 })
    expect((await fixture.accept(id, buyer.token, 1)).failure?.message).toContain('a newer proposal')
    expect((await fixture.accept(id, buyer.token, 2)).data.settlement?.result?.refund).toBe(100)
  })

  test.each([
    ['pending', 'not-received', {}, { status: 'cancelled', outcome: null }],
    ['shipped', 'not-received', unpaid, { status: 'cancelled', outcome: 'returning' }],
    ['shipped', 'damaged', refunded, { status: 'cancelled', outcome: 'returning' }],
    ['delivered', 'not-received', refunded, { status: 'cancelled', outcome: 'returning' }],
  ] as const)('refunds a %s order reported as %s only if its buyer paid', async (status, reason, books, end) => {
    const { id, orderId } = await open(status, reason)
    await fixture.decide(id, fixture.admin)
    expect(await show(orderId)).toMatchObject(end)
    expect(await booked(orderId)).toEqual(books)
    expect((await balanceOf(fixture.api.db, fixture.seller.id)).unconfirmed).toBe(0)
  })

  test('can only refund an order that was not shipped or comes back', async () => {
    const { id, thread } = await open('pending', 'not-received')
    expect(thread.settlement?.decisions).toEqual(['refund'])
    for (const set of [{ decision: 'release' }, { decision: 'split', refund: 10 }]) {
      expect((await fixture.propose(id, fixture.seller.token, set)).status).toBe(409)
      expect((await fixture.decide(id, fixture.admin, set)).status).toBe(409)
    }
  })

  test('of an admin needs a reason, which both sides read', async () => {
    const { id } = await open()
    expect((await fixture.decide(id, fixture.admin, { reason: ' ' })).status).toBe(422)
    const { status } = await fixture.decide(id, fixture.admin, { decision: 'release', reason: 'The photos show it.' })
    expect(status).toBe(200)
    expect((await read(id)).settlement?.result).toMatchObject({ by: 'admin', reason: 'The photos show it.' })
  })

  test('happens once, whoever comes first', async () => {
    const { buyer, seller, admin } = fixture
    for (let round = 0; round < 5; round++) {
      const { id, orderId } = await open()
      await fixture.propose(id, seller.token, { decision: 'split', refund: 100 })
      const responses = await Promise.all([
        fixture.accept(id, buyer.token, 1),
        fixture.decide(id, admin, { decision: 'refund' }),
        fixture.confirm(orderId),
        fixture.resolve(id, buyer.token),
      ])
      const ends = await fixture.api.db
        .selectFrom('ledger_transactions')
        .select('kind')
        .where('order_id', '=', orderId)
        .where('kind', '<>', 'order-placed')
        .execute()
      expect(ends).toHaveLength(1)
      expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    }
  })
})

// DISPUTE-2
describe('the clock of a disputed order', () => {
  test('stops, and continues with the time that was left', async () => {
    const { buyer } = fixture
    const { id: orderId } = await fixture.order('delivered')
    await sweep()
    await clock.advance(DAY)
    const before = Date.parse((await show(orderId)).deadline_at ?? '') - (await clock.now())
    expect(before).toBeGreaterThan(0)
    const { id } = (await fixture.raise(orderId, buyer.token)).data
    expect(await show(orderId)).toMatchObject({ deadline_at: null, open_dispute: { id } })
    await clock.advance(10 * DAY)
    await sweep()
    expect((await show(orderId)).status).toBe('delivered')
    await fixture.resolve(id, buyer.token)
    const { deadline_at, open_dispute } = await show(orderId)
    expect(open_dispute).toBeNull()
    expect(Date.parse(deadline_at ?? '') - (await clock.now())).toBe(before)
  })

  test('cannot be stopped a fourth time', async () => {
    const { buyer } = fixture
    const { id: orderId } = await fixture.order('delivered')
    for (let round = 0; round < 3; round++)
      await fixture.resolve((await fixture.raise(orderId, buyer.token)).data.id, buyer.token)
    const fourth = await fixture.raise(orderId, buyer.token)
    expect(fourth.status).toBe(409)
  })

  test('keeps the seller from ending the dispute with a report', async () => {
    const { orderId } = await open('shipped')
    for (const report of ['refused', 'returned', 'lost'] as const) {
      const body = { report }
      expect(
        (await fixture.api.call(reportOrder, { params: { id: orderId }, body }, fixture.seller.token)).status,
      ).toBe(409)
    }
    expect((await show(orderId)).reports).toEqual([])
  })
})

// DISPUTE-5
describe('the deadline of a dispute', () => {
  const DEADLINE = 14 * DAY
  const say = async (id: number, token: string) => expect((await fixture.write(id, token)).status).toBe(200)

  const answerAfter = (seconds: number) => async (id: number) => {
    await clock.advance(seconds)
    await say(id, fixture.seller.token)
  }

  test.each([
    ['the seller never answers', 'damaged', async () => undefined, 'refund', refunded],
    ['the buyer leaves the seller unanswered for two days', 'not-received', answerAfter(12 * DAY), 'release', released],
    ['the seller answers a second later', 'not-received', answerAfter(12 * DAY + 1), 'refund', unpaid],
    ['both answered about what the buyer has', 'damaged', answerAfter(13 * DAY), 'release', released],
  ] as const)('decides to the second if %s', async (_title, reason, act, decision, books) => {
    const { id, orderId } = await open('shipped', reason)
    const opened = await clock.now()
    await act(id)
    await clock.advance(DEADLINE - 1 - ((await clock.now()) - opened) / 1_000)
    await sweep()
    expect((await read(id)).status).toBe('open')
    await clock.advance(1)
    await Promise.all([sweep(), sweep()])
    expect((await read(id)).settlement?.result).toMatchObject({ by: 'shop', decision })
    expect(await booked(orderId)).toEqual(books)
    expect((await templatesTo(fixture.buyer.email)).filter(name => /-(settled|refunded)$/.test(name))).toHaveLength(1)
  })

  test('reminds the side that has not answered, once', async () => {
    const { id } = await open()
    await clock.advance(12 * DAY - 1)
    await sweep()
    expect(await templatesTo(fixture.seller.email)).not.toContain('dispute-reminder')
    await clock.advance(1)
    await sweep()
    await sweep()
    expect((await templatesTo(fixture.seller.email)).filter(name => name === 'dispute-reminder')).toHaveLength(1)
    expect(await templatesTo(fixture.buyer.email)).not.toContain('dispute-reminder')
    expect((await read(id)).status).toBe('open')
  })

  test('rejects everything at it, before any sweep', async () => {
    const { id } = await open()
    await clock.advance(DEADLINE)
    expect((await fixture.write(id, fixture.seller.token)).status).toBe(409)
    expect((await read(id)).settlement?.result).toMatchObject({ by: 'shop', decision: 'refund' })
  })

  test('is set for a dispute that a previous version opened', async () => {
    const { id, orderId } = await open()
    await fixture.api.db
      .updateTable('disputes')
      .set({ deadline_at: null, reminder_at: null })
      .where('id', '=', id)
      .execute()
    await fixture.api.db
      .updateTable('orders')
      .set({ deadline_at: new Date('2026-01-01') })
      .where('id', '=', orderId)
      .execute()
    await sweep()
    expect(Date.parse((await read(id)).settlement?.deadline_at ?? '')).toBe((await clock.now()) + DEADLINE * 1_000)
    expect(await show(orderId)).toMatchObject({ status: 'delivered', deadline_at: null })
  })
})

test('reports no failure of a sweep', () => {
  expect(warnings).toEqual([])
})
