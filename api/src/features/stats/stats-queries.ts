import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface SalesWeek {
  starts_on: string
  revenue_paisa: number
  profit_paisa: number
  orders: number
}

const completed = (userId: number) => sql`
  select t.order_id, t.created_at, e.amount_paisa as profit_paisa
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id and t.kind = 'order-completed'
  where e.user_id = ${userId} and e.account = 'seller-balance'`

/** Sums subtotals and profits of a seller's completed orders. */
export async function sumSales(db: Db, userId: number): Promise<{ revenue_paisa: number; profit_paisa: number }> {
  const { rows } = await sql<{ revenue_paisa: number; profit_paisa: number }>`
    select coalesce(sum(o.subtotal_paisa), 0)::bigint as revenue_paisa,
      coalesce(sum(c.profit_paisa), 0)::bigint as profit_paisa
    from (${completed(userId)}) c join orders o on o.id = c.order_id`.execute(db)
  return rows[0] ?? { revenue_paisa: 0, profit_paisa: 0 }
}

/** Counts units sold by category, most first. */
export async function countByCategory(db: Db, userId: number): Promise<{ category_id: number; units: number }[]> {
  const { rows } = await sql<{ category_id: number; units: number }>`
    select p.category_id, sum(i.quantity)::int as units
    from (${completed(userId)}) c
    join order_items i on i.order_id = c.order_id
    join products p on p.id = i.product_id
    group by p.category_id order by units desc, p.category_id`.execute(db)
  return rows
}

/** Sums recent weeks in Pakistan time, current week last, empty ones included. */
export async function sumByWeek(db: Db, userId: number, weeks: number): Promise<SalesWeek[]> {
  const { rows } = await sql<SalesWeek>`
    with sales as (
      select date_trunc('week', c.created_at at time zone 'UTC' + interval '5 hours') as week,
        o.subtotal_paisa, c.profit_paisa
      from (${completed(userId)}) c join orders o on o.id = c.order_id
    ), this_week as (select date_trunc('week', now() at time zone 'UTC' + interval '5 hours') as week)
    select to_char(w.week, 'YYYY-MM-DD') as starts_on,
      coalesce(sum(s.subtotal_paisa), 0)::bigint as revenue_paisa,
      coalesce(sum(s.profit_paisa), 0)::bigint as profit_paisa, count(s.week)::int as orders
    from this_week
    cross join lateral generate_series(
      this_week.week - make_interval(weeks => ${weeks - 1}::int), this_week.week, interval '1 week') w (week)
    left join sales s on s.week = w.week
    group by w.week order by w.week`.execute(db)
  return rows
}
