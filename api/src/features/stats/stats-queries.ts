import { type Expression, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

export interface SalesWeek {
  starts_on: string
  revenue_paisa: number
  profit_paisa: number
  orders: number
}

/** Selects credits of completed orders, also of those that a dispute split. */
function selectCompleted(db: Db, userId: number) {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .where('e.user_id', '=', userId)
    .where('e.account', '=', 'seller-balance')
}

export function sumSales(db: Db, userId: number): Promise<{ revenue_paisa: number; profit_paisa: number }> {
  return selectCompleted(db, userId)
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('o.subtotal_paisa'), lit(0)).as('revenue_paisa'),
      fn.coalesce(fn.sum<number>('e.amount_paisa'), lit(0)).as('profit_paisa'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts units sold by category, most first. */
export function countByCategory(db: Db, userId: number): Promise<{ category_id: number; units: number }[]> {
  return selectCompleted(db, userId)
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(({ fn }) => ['p.category_id', fn.sum<number>('i.quantity').as('units')])
    .groupBy('p.category_id')
    .orderBy('units', 'desc')
    .orderBy('p.category_id')
    .execute()
}

// Raw, because kysely has no `at time zone`, interval literals and series.
const pakistanWeekOf = (time: Expression<string>) =>
  sql<string>`date_trunc('week', ${time} at time zone 'UTC' + interval '5 hours')`
const weeksUntilNow = (count: number) =>
  sql<{ starts: string }>`generate_series(
    ${pakistanWeekOf(now)} - make_interval(weeks => ${count - 1}), ${pakistanWeekOf(now)}, interval '1 week')`.as<'w'>(
    sql`w (starts)`,
  )

/** Sums recent weeks in Pakistan time, current week last, empty ones included. */
export function sumByWeek(db: Db, userId: number, weeks: number): Promise<SalesWeek[]> {
  const sales = selectCompleted(db, userId)
    .select(({ ref }) => [pakistanWeekOf(ref('t.created_at')).as('week'), 'o.subtotal_paisa', 'e.amount_paisa'])
    .as('s')
  return db
    .selectFrom(weeksUntilNow(weeks))
    .leftJoin(sales, 's.week', 'w.starts')
    .select(({ fn, lit, val }) => [
      fn<string>('to_char', ['w.starts', val('YYYY-MM-DD')]).as('starts_on'),
      fn.coalesce(fn.sum<number>('s.subtotal_paisa'), lit(0)).as('revenue_paisa'),
      fn.coalesce(fn.sum<number>('s.amount_paisa'), lit(0)).as('profit_paisa'),
      fn.count<number>('s.week').as('orders'),
    ])
    .groupBy('w.starts')
    .orderBy('w.starts')
    .execute()
}
