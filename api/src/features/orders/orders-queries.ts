import type { OrderSort } from '@closyyy/contract/orders'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

type Orders = Selectable<Tables['orders']>
type OwnColumn = Exclude<keyof Orders, `guest_${string}`> | 'guest_id'

/** An order with the names of its two sides, read in one statement. */
export interface OrderRow extends Pick<Orders, OwnColumn> {
  seller_username: string
  seller_picture: string | null
  seller_first_name: string
  seller_email: string
  seller_locale: 'en' | 'ur'
  buyer_first_name: string
  buyer_last_name: string
  buyer_email: string
  buyer_locale: 'en' | 'ur'
  buyer_phone: string | null
  is_rated: boolean
}

export type OrderItemRow = Selectable<Tables['order_items']>

const select = sql`
  select o.id, o.tracking_no, o.status, o.created_at, o.shipped_at, o.delivered_at, o.completed_at, o.cancelled_at,
    o.seller_id, s.username as seller_username, s.profile_picture as seller_picture,
    s.first_name as seller_first_name, s.email as seller_email, s.locale as seller_locale, o.buyer_id, o.guest_id,
    coalesce(b.first_name, o.guest_first_name) as buyer_first_name,
    coalesce(b.last_name, o.guest_last_name) as buyer_last_name,
    coalesce(b.email, o.guest_email) as buyer_email, coalesce(b.locale, o.guest_locale) as buyer_locale,
    case when o.buyer_id is null then o.guest_phone else b.phone end as buyer_phone,
    o.address_line_1, o.address_line_2, o.city, o.state_province_or_region, o.zip_or_postal_code, o.offer_id,
    o.subtotal_paisa, o.delivery_fee_paisa, o.platform_fee_paisa, o.seller_profit_paisa,
    exists (select 1 from ratings r where r.order_id = o.id) as is_rated
  from orders o
  join users s on s.id = o.seller_id
  left join users b on b.id = o.buyer_id`

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`${select} where o.id = ${id}`.execute(db)
  return rows[0]
}

/** Filter of an order list. */
export interface OrderSelection {
  side: 'buyer_id' | 'seller_id'
  userId: number
  status: OrderRow['status'] | undefined
  id: number | undefined
}

function where({ side, userId, status, id }: OrderSelection): RawBuilder<unknown> {
  const conditions = [sql`o.${sql.ref(side)} = ${userId}`]
  if (status !== undefined) conditions.push(sql`o.status = ${status}`)
  if (id !== undefined) conditions.push(sql`o.id = ${id}`)
  return sql.join(conditions, sql` and `)
}

const sortings: Record<OrderSort, RawBuilder<unknown>> = {
  newest: sql`o.id desc`,
  oldest: sql`o.id`,
  price_desc: sql`o.subtotal_paisa desc, o.id desc`,
  price_asc: sql`o.subtotal_paisa, o.id`,
}

/** Returns a page of somebody's orders. */
export async function findOrders(
  db: Db,
  of: OrderSelection,
  sort: OrderSort,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    ${select} where ${where(of)} order by ${sortings[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts the orders of a list, at max `max`. */
export async function countOrders(db: Db, of: OrderSelection, max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from orders o where ${where(of)} limit ${max}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

export function findOrderItems(db: Db, orderIds: number[]): Promise<OrderItemRow[]> {
  return db
    .selectFrom('order_items')
    .select(['id', 'order_id', 'product_id', 'title', 'quantity', 'price_paisa', 'offer_id'])
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** Returns whether the token belongs to a link in this order's emails. */
export async function isLinkOf(db: Db, orderId: number, tokenHash: Buffer): Promise<boolean> {
  const link = await db
    .selectFrom('order_links')
    .select('order_id')
    .where('token_hash', '=', tokenHash)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return link !== undefined
}
