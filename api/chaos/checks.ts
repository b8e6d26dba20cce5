import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/** Queries that must return nothing, by what they find. */
export type Invariants = Record<string, RawBuilder<unknown>>

export const balancedBookings: Invariants = {
  'bookings that do not balance': sql`
    select from ledger_entries group by transaction_id having sum(amount_paisa) <> 0`,
}

const invariants: Invariants = {
  'orders without items': sql`select from orders o where not exists (select from order_items i where i.order_id = o.id)`,
  'orders whose sum is not that of their items': sql`
    select from orders o
    where o.subtotal_paisa <> (select coalesce(sum(i.price_paisa * i.quantity), 0) from order_items i where i.order_id = o.id)`,
  'orders without their booking': sql`
    select from orders o
    where not exists (select from ledger_transactions t where t.order_id = o.id and t.kind = 'order-placed')`,
  'bookings without their order': sql`
    select from ledger_transactions t where t.kind = 'order-placed' and not exists (select from orders o where o.id = t.order_id)`,
  ...balancedBookings,
  'sellers whose deposits are not the profits of their orders': sql`
    select from (
      select seller_id, sum(seller_profit_paisa) as profit from orders group by seller_id
    ) o
    where o.profit <> (
      select coalesce(sum(e.amount_paisa), 0) from ledger_entries e
      where e.user_id = o.seller_id and e.account = 'seller-unconfirmed'
    )`,
  'products whose stock is not what was sold': sql`
    select from products p
    where p.quantity - p.quantity_left <>
      (select coalesce(sum(i.quantity), 0) from order_items i where i.product_id = p.id)`,
  'products below zero or wrongly sold': sql`
    select from products p where p.quantity_left < 0 or p.sold <> (p.quantity_left = 0)`,
  'idempotency keys without a stored response': sql`select from idempotency_keys k where k.answer is null`,
}

export async function countFindings(db: Db, queries: Invariants): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [what, query] of Object.entries(queries)) counts[what] = await countOf(db, query)
  return counts
}

async function countOf(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${query}) found`.execute(db)
  return rows[0]?.count ?? 0
}

export async function countViolations(db: Db, acknowledged: number[]): Promise<Record<string, number>> {
  const counts = await countFindings(db, invariants)
  const stored = await db.selectFrom('orders').select('id').execute()
  const ids = new Set(stored.map(({ id }) => id))
  const acknowledgedIds = new Set(acknowledged)
  const receipts = await countOf(db, sql`select from outbox where template = 'order-placed'`)
  counts['acknowledged orders that are lost'] = [...acknowledgedIds].filter(id => !ids.has(id)).length
  counts['orders that nobody was notified of'] = [...ids].filter(id => !acknowledgedIds.has(id)).length
  counts['keys that share an order'] = acknowledged.length - acknowledgedIds.size
  counts['receipts too few or too many (one an order)'] = Math.abs(receipts - ids.size)
  // Many orders within a minute are one message (MESSAGE-8).
  counts['orders that their seller got no message about'] = await countOf(
    db,
    sql`
      select from orders o join users u on u.id = o.seller_id
      where not exists (
        select from outbox m
        where m.recipient = u.email and m.template in ('order-received', 'orders-received')
      )`,
  )
  return counts
}
