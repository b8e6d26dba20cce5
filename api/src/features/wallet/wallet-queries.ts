import type { PaymentSort } from '@closyyy/contract/wallet'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { StoredPhoto } from '../photos/photo-response.ts'

/** Half-open: `from` inclusive, `before` exclusive; undefined is unbounded. */
export interface Span {
  from: string | undefined
  before: string | undefined
}

export interface DepositRow {
  id: number
  order_id: number
  amount_paisa: number
  is_confirmed: boolean
  updated_at: string
}

const deposits = (userId: number, { from = '-infinity', before = 'infinity' }: Span) => sql`
  from (
    select e.id, t.order_id, e.amount_paisa, ended.id is not null as is_confirmed,
      coalesce(ended.created_at, t.created_at) as updated_at
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id and t.kind = 'order-placed'
    left join ledger_transactions ended
      on ended.order_id = t.order_id and ended.kind in ('order-completed', 'order-cancelled')
    where e.user_id = ${userId} and e.account = 'seller-unconfirmed'
      and ended.kind is distinct from 'order-cancelled'
  ) deposits
  where updated_at >= ${from}::timestamptz and updated_at < ${before}::timestamptz`

/** Returns deposits of orders that were not cancelled, last changed first. */
export async function findDeposits(
  db: Db,
  userId: number,
  span: Span,
  limit: number,
  offset: number,
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select * ${deposits(userId, span)}
    order by updated_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countDeposits(db: Db, userId: number, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${deposits(userId, span)}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface PaymentRow {
  order_id: number
  tracking_no: string
  completed_at: string
  subtotal_paisa: number
  closing_fee_paisa: number
  delivery_paisa: number
  profit_paisa: number
  items: {
    id: number
    product_id: number
    title: string
    quantity: number
    price_paisa: number
    photo: StoredPhoto | null
  }[]
}

const paid = (userId: number, { from = '-infinity', before = 'infinity' }: Span) => sql`
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id and t.kind = 'order-completed'
  where e.user_id = ${userId} and e.account = 'seller-balance'
    and t.created_at >= ${from}::timestamptz and t.created_at < ${before}::timestamptz`

const paymentOrders: Record<PaymentSort, RawBuilder<unknown>> = {
  newest: sql`completed_at desc, order_id desc`,
  oldest: sql`completed_at, order_id`,
  profit_desc: sql`profit_paisa desc, order_id desc`,
  profit_asc: sql`profit_paisa, order_id`,
}

/** Returns completed orders with the platform's, the delivery's and the seller's share from the ledger. */
export async function findPayments(
  db: Db,
  userId: number,
  span: Span,
  sort: PaymentSort,
  limit: number,
  offset: number,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select o.id as order_id, o.tracking_no, p.completed_at, o.subtotal_paisa, p.profit_paisa, i.items,
      placed.closing_fee_paisa, placed.delivery_paisa - o.delivery_fee_paisa as delivery_paisa
    from (
      select t.order_id, t.created_at as completed_at, e.amount_paisa as profit_paisa ${paid(userId, span)}
      order by ${paymentOrders[sort]} limit ${limit} offset ${offset}
    ) p
    join orders o on o.id = p.order_id
    cross join lateral (
      select coalesce(sum(e.amount_paisa) filter (where e.account = 'platform-fee'), 0)::bigint as closing_fee_paisa,
        coalesce(sum(e.amount_paisa) filter (where e.account = 'delivery'), 0)::bigint as delivery_paisa
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = o.id and t.kind = 'order-placed'
    ) placed
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'id', i.id, 'product_id', i.product_id, 'title', i.title, 'quantity', i.quantity,
        'price_paisa', i.price_paisa, 'photo', (
          select json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
            'placeholder', f.placeholder)
          from photos f where f.product_id = i.product_id and f.position = 0
        )) order by i.id), '[]') as items
      from order_items i where i.order_id = o.id
    ) i
    order by ${paymentOrders[sort]}`.execute(db)
  return rows
}

export async function countPayments(db: Db, userId: number, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${paid(userId, span)}`.execute(db)
  return rows[0]?.count ?? 0
}
