import { orderFees } from '@closyyy/contract/order-fees'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrder, addUser } from '../../../test/builders.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { orderCompleted, orderPlaced, refundOrder } from './ledger-postings.ts'
import {
  balanceOf,
  cashOf,
  recordOrderCancelled,
  recordOrderCompleted,
  recordOrderPlaced,
  recordOrderRefunded,
  recordOrderReturned,
  recordPayoutPaid,
  recordPayoutRequested,
  recordPostings,
  recordRemittances,
} from './ledger-service.ts'

let database: TestDatabase
let seller: number
let buyer: number

beforeAll(async () => {
  database = await openTestDatabase()
  seller = (await addUser(database.db)).id
  buyer = (await addUser(database.db)).id
})
afterAll(() => database.close())

async function order(subtotal_paisa = 299_900) {
  const { deliveryFee, platformFee, sellerProfit } = orderFees(subtotal_paisa)
  return addOrder(database.db, {
    seller_id: seller,
    buyer_id: buyer,
    subtotal_paisa,
    delivery_fee_paisa: deliveryFee,
    platform_fee_paisa: platformFee,
    seller_profit_paisa: sellerProfit,
  })
}
const entriesOf = async (orderId: number) => {
  const { rows } = await sql<{ kind: string; account: string; amount: number }>`
    select t.kind, e.account, e.amount_paisa as amount
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.order_id = ${orderId} order by e.id`.execute(database.db)
  return rows.map(({ kind, account, amount }) => [kind, account, amount])
}

// LEDGER-2
test('records the seller’s money when an order is placed, completed and paid out', async () => {
  const { db } = database
  const placed = await order()
  await recordOrderPlaced(db, placed)
  expect(await balanceOf(db, seller)).toEqual({ unconfirmed: 269_910, balance: 0, pendingPayouts: 0 })
  await recordOrderCompleted(db, placed)
  expect(await balanceOf(db, seller)).toEqual({ unconfirmed: 0, balance: 269_910, pendingPayouts: 0 })
  const payout = await db
    .insertInto('payouts')
    .values({ user_id: seller, amount_paisa: 200_000, status: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordPayoutRequested(db, payout)
  expect(await balanceOf(db, seller)).toEqual({ unconfirmed: 0, balance: 69_910, pendingPayouts: 200_000 })
  await recordPayoutPaid(db, payout)
  expect(await balanceOf(db, seller)).toEqual({ unconfirmed: 0, balance: 69_910, pendingPayouts: 0 })
  expect(await balanceOf(db, buyer)).toEqual({ unconfirmed: 0, balance: 0, pendingPayouts: 0 })
})

test('reverses each entry of a cancelled order', async () => {
  const placed = await order(300_000)
  await recordOrderPlaced(database.db, placed)
  await recordOrderCancelled(database.db, placed)
  expect(await entriesOf(placed.id)).toEqual([
    ['order-placed', 'receivable', -325_000],
    ['order-placed', 'platform-fee', 30_000],
    ['order-placed', 'delivery', 50_000],
    ['order-placed', 'seller-unconfirmed', 245_000],
    ['order-cancelled', 'receivable', 325_000],
    ['order-cancelled', 'platform-fee', -30_000],
    ['order-cancelled', 'delivery', -50_000],
    ['order-cancelled', 'seller-unconfirmed', -245_000],
  ])
})

const refunded = async (amount: number, subtotal?: number) => {
  const placed = await order(subtotal)
  await recordOrderPlaced(database.db, placed)
  await recordOrderRefunded(database.db, placed, amount)
  return (await entriesOf(placed.id)).filter(([kind]) => kind === 'order-refunded').map(([, ...entry]) => entry)
}

// LEDGER-5
test('refunds a delivered order from the shares of seller, platform and delivery', async () => {
  expect(await refunded(324_900)).toEqual([
    ['receivable', 324_900],
    ['courier-receivable', -324_900],
    ['seller-unconfirmed', -269_910],
    ['platform-fee', -29_990],
    ['delivery', -25_000],
    ['refunds', 324_900],
  ])
  expect(await refunded(100_000, 300_000)).toEqual([
    ['receivable', 325_000],
    ['courier-receivable', -325_000],
    ['seller-unconfirmed', -245_000],
    ['seller-balance', 169_615],
    ['platform-fee', -9_231],
    ['delivery', -15_384],
    ['refunds', 100_000],
  ])
  await expect(refunded(0)).rejects.toThrow(RangeError)
  await expect(refunded(324_901)).rejects.toThrow(RangeError)
})

test('charges nobody but the shop for the delivery of an unpaid return', async () => {
  const placed = await order(300_000)
  await recordOrderPlaced(database.db, placed)
  await recordOrderReturned(database.db, placed)
  expect((await entriesOf(placed.id)).slice(4)).toEqual([
    ['order-returned', 'receivable', 325_000],
    ['order-returned', 'platform-fee', -30_000],
    ['order-returned', 'delivery', -50_000],
    ['order-returned', 'seller-unconfirmed', -245_000],
    ['order-returned', 'delivery', 25_000],
    ['order-returned', 'returns', -25_000],
  ])
  await expect(recordOrderCompleted(database.db, placed)).rejects.toThrow('ledger_transactions_end')
})

test('sums refunds of any amount of any order to zero, without a negative share', () => {
  for (const subtotal of [1, 5, 105, 299_999, 300_000, 1_234_567, 999_999_999]) {
    const { deliveryFee, platformFee, sellerProfit } = orderFees(subtotal)
    const fees = { delivery_fee_paisa: deliveryFee, platform_fee_paisa: platformFee, seller_profit_paisa: sellerProfit }
    const total = subtotal + deliveryFee
    for (const amount of [1, 2, 3, 7, 99, 150, Math.ceil(total / 2), total - 1, total]) {
      const { entries } = refundOrder({ id: 1, seller_id: 1, subtotal_paisa: subtotal, ...fees }, amount)
      expect(entries.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0)).toBe(0)
      for (const account of ['platform-fee', 'delivery'])
        expect(entries.find(entry => entry.account === account)?.amount_paisa ?? 0).toBeLessThanOrEqual(0)
      const kept = entries.find(({ account }) => account === 'seller-balance')?.amount_paisa ?? 0
      expect(kept).toBeGreaterThanOrEqual(0)
    }
  }
})

// LEDGER-6
describe('cash of an order', () => {
  const HOLD = 3 * 86_400
  const remit = async (placed: Awaited<ReturnType<typeof order>>, ...amounts: number[]) => {
    const results = await recordRemittances(
      database.db,
      amounts.map(amountPaisa => ({ order: placed, amountPaisa })),
    )
    return amounts.length === 1 ? results[0] : results
  }
  const owner = async () => (await addUser(database.db)).id
  async function completed(seller_id: number) {
    const placed = { ...(await order()), seller_id }
    await database.db.updateTable('orders').set({ seller_id }).where('id', '=', placed.id).execute()
    await recordOrderPlaced(database.db, placed)
    await recordOrderCompleted(database.db, placed)
    return placed
  }

  test('waits for the courier, is held, then is available', async () => {
    const { db } = database
    const id = await owner()
    const placed = await completed(id)
    const none = { available: 0, onHold: 0, heldUntil: null, waitingForCourier: 0 }
    expect(await cashOf(db, id, HOLD)).toEqual({ ...none, waitingForCourier: 269_910 })
    expect(await remit(placed, 324_900)).toBe('remitted')
    const held = await cashOf(db, id, HOLD)
    expect(held).toMatchObject({ ...none, onHold: 269_910, heldUntil: held.heldUntil })
    expect(Date.parse(held.heldUntil ?? '') - Date.now()).toBeGreaterThan((HOLD - 60) * 1_000)
    expect(await cashOf(db, id, 0)).toEqual({ ...none, available: 269_910 })
    expect(await entriesOf(placed.id)).toContainEqual(['order-completed', 'courier-receivable', -324_900])
    expect((await entriesOf(placed.id)).slice(-2)).toEqual([
      ['order-remitted', 'cash', -324_900],
      ['order-remitted', 'courier-receivable', 324_900],
    ])
    expect(await remit(placed, 324_900)).toBe('already-remitted')
  })

  test('counts as remitted once the courier paid the rest of a short remittance', async () => {
    const { db } = database
    const id = await owner()
    const placed = await completed(id)
    expect(await remit(placed, 324_901)).toBe('above-due')
    expect(await remit(placed, 300_000, 10_000, 999_999)).toEqual(['short', 'short', 'above-due'])
    expect(await cashOf(db, id, 0)).toMatchObject({ available: 0, waitingForCourier: 269_910 })
    expect(await remit(placed, 14_901)).toBe('above-due')
    expect(await remit(placed, 14_900)).toBe('remitted')
    expect(await cashOf(db, id, 0)).toMatchObject({ available: 269_910, waitingForCourier: 0 })
    const sums = new Map<unknown, number>()
    for (const [, account, amount] of await entriesOf(placed.id))
      sums.set(account, (sums.get(account) ?? 0) + Number(amount))
    expect(sums.get('cash')).toBe(-324_900)
    expect([sums.get('shortfalls'), sums.get('courier-receivable')]).toEqual([0, 0])
  })

  test('is never booked for an order that ended unpaid', async () => {
    const placed = await order()
    await recordOrderPlaced(database.db, placed)
    await recordOrderReturned(database.db, placed)
    expect(await remit(placed, 324_900)).toBe('ended')
  })

  test('is taken as a debt of the courier if the previous version books a completed order', async () => {
    const { db } = database
    const placed = await order()
    await recordOrderPlaced(db, placed)
    const posting = orderCompleted(placed)
    const entries = posting.entries.map(entry =>
      entry.account === 'courier-receivable' ? { ...entry, account: 'cash' as const } : entry,
    )
    await recordPostings(db, [{ ...posting, entries }])
    expect((await entriesOf(placed.id)).slice(-2)).toEqual([
      ['order-cash-corrected', 'cash', 324_900],
      ['order-cash-corrected', 'courier-receivable', -324_900],
    ])
    expect(await remit(placed, 324_900)).toBe('remitted')
  })
})

// LEDGER-4
test('rejects unbalanced and repeated transactions and every change in the database', async () => {
  const { db } = database
  const placed = await order()
  const posting = orderPlaced(placed)
  const { entries } = posting
  await expect(recordPostings(db, [{ ...posting, entries: entries.slice(1) }])).rejects.toThrow('does not balance')
  await expect(recordPostings(db, [{ ...posting, entries: [] }])).rejects.toThrow('does not balance')
  expect(await entriesOf(placed.id)).toEqual([])
  await recordOrderPlaced(db, placed)
  await expect(recordOrderPlaced(db, placed)).rejects.toThrow('ledger_transactions_order')
  await recordOrderCompleted(db, placed)
  await expect(recordOrderCancelled(db, placed)).rejects.toThrow('ledger_transactions_end')
  const late = sql`insert into ledger_entries (transaction_id, account, amount_paisa)
    select id, 'cash', 1 from ledger_transactions limit 1`
  await expect(late.execute(db)).rejects.toThrow('does not balance')
  for (const change of [
    sql`update ledger_entries set amount_paisa = 1`,
    sql`delete from ledger_entries`,
    sql`update ledger_transactions set created_at = now()`,
    sql`truncate ledger_transactions cascade`,
  ])
    await expect(change.execute(db)).rejects.toThrow('append-only')
})
