import { orderFees } from '@closyyy/contract/order-fees'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder, addUser } from '../../../test/builders.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { orderPlaced } from './ledger-postings.ts'
import {
  balanceOf,
  recordOrderCancelled,
  recordOrderCompleted,
  recordOrderPlaced,
  recordPayoutPaid,
  recordPayoutRequested,
  recordPostings,
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
