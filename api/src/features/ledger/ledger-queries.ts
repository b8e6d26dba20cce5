import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf, isFuture, secondsAfter } from '../../db/expressions.ts'
import type { LedgerAccount } from '../../db/tables/ledger.ts'
import type { Posting, Received } from './ledger-postings.ts'

/** Inserts transactions with their entries. Raw, because kysely has no column definitions for `json_to_recordset`. */
export async function insertPostings(tx: Db, postings: Posting[]): Promise<void> {
  await sql`
    with posting as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, g.*
      from json_to_recordset(${JSON.stringify(postings)}::json)
        as g (kind text, order_id bigint, payout_id bigint, created_at timestamptz, entries json)
    ), written as (
      insert into ledger_transactions (id, kind, order_id, payout_id, created_at)
      select id, kind, order_id, payout_id, coalesce(created_at, now()) from posting
    )
    insert into ledger_entries (transaction_id, account, user_id, amount_paisa)
    select g.id, e.account, e.user_id, e.amount_paisa
    from posting g
    cross join json_to_recordset(g.entries) as e (account text, user_id bigint, amount_paisa bigint)`.execute(tx)
}

export function sumAccounts(db: Db, userId: number): Promise<{ account: LedgerAccount; total_paisa: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', fn.sum<number>('amount_paisa').as('total_paisa')])
    .where('user_id', '=', userId)
    .groupBy('account')
    .execute()
}

export interface RemittedSums {
  available_paisa: number
  held_paisa: number
  waiting_paisa: number
  held_until: string | null
}

/** Splits a seller's balance by the cash of its orders: remitted, on hold for some seconds after their end, or still due. */
export function sumByRemittance(db: Db, userId: number, holdSeconds: number): Promise<RemittedSums> {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('ledger_transactions as remitted', join =>
      join.onRef('remitted.order_id', '=', 't.order_id').on('remitted.kind', '=', 'order-remitted'),
    )
    .where('e.user_id', '=', userId)
    .where('e.account', '=', 'seller-balance')
    .select(({ eb, fn, lit, not }) => {
      const settledAt = fn<string>('greatest', ['remitted.created_at', 't.created_at'])
      const releasedAt = secondsAfter(settledAt, holdSeconds)
      const isRemitted = eb('remitted.id', 'is not', null)
      const isHeld = eb.and([isRemitted, isFuture(releasedAt)])
      const isWaiting = eb.and([eb('t.order_id', 'is not', null), not(isRemitted)])
      const sumOf = () => fn.sum<number>('e.amount_paisa')
      return [
        fn.coalesce(sumOf().filterWhere(not(eb.or([isWaiting, isHeld]))), lit(0)).as('available_paisa'),
        fn.coalesce(sumOf().filterWhere(isHeld), lit(0)).as('held_paisa'),
        fn.coalesce(sumOf().filterWhere(isWaiting), lit(0)).as('waiting_paisa'),
        fn.max(releasedAt).filterWhere(isHeld).as('held_until'),
      ]
    })
    .executeTakeFirstOrThrow()
}

export interface OrderCash extends Received {
  order_id: number
  /** Everything that was due is remitted. */
  isSettled: boolean
  /** The order ended without a payment by its buyer. */
  isUnpaid: boolean
}

/** Sums what couriers remitted for orders; orders without cash and without an unpaid end are left out. */
export async function sumReceived(db: Db, orderIds: number[]): Promise<OrderCash[]> {
  const rows = await db
    .selectFrom('ledger_transactions as t')
    .leftJoin('ledger_entries as e', join => join.onRef('e.transaction_id', '=', 't.id').on('e.account', '=', 'cash'))
    .where('t.order_id', '=', anyOf(orderIds))
    .where('t.kind', 'in', ['order-remitted', 'order-remitted-short', 'order-cancelled', 'order-returned'])
    .select(({ fn, lit, ref }) => [
      ref('t.order_id').$notNull().as('order_id'),
      fn.coalesce(fn.sum<number>('e.amount_paisa'), lit(0)).as('cash'),
      fn.agg<string[]>('array_agg', ['t.kind']).as('kinds'),
    ])
    .groupBy('t.order_id')
    .execute()
  return rows.map(({ order_id, cash, kinds }) => ({
    order_id,
    paisa: -cash,
    isShort: kinds.includes('order-remitted-short'),
    isSettled: kinds.includes('order-remitted'),
    isUnpaid: kinds.includes('order-cancelled') || kinds.includes('order-returned'),
  }))
}
