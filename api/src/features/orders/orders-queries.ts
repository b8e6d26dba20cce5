import type { OrderSort } from '@closyyy/contract/orders'
import { RATING_PERIOD_DAYS } from '@closyyy/contract/ratings'
import { type ExpressionBuilder, expressionBuilder, type Selectable } from 'kysely'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { anyOf, daysAgo, now } from '../../db/expressions.ts'
import { isKnownToSeller } from '../../db/known-orders.ts'
import { hasRemittance } from '../../db/order-remittances.ts'
import type { Tables } from '../../db/tables.ts'
import type { DeliveryDaysRow } from '../seller-speeds/delivery-days.ts'

type Orders = Selectable<Tables['orders']>
type OwnColumn = Exclude<keyof Orders, `guest_${string}` | 'reminder_at' | 'paused_seconds'> | 'guest_id'

export interface OrderRow extends Pick<Orders, OwnColumn>, DeliveryDaysRow {
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
  /** Completed recently enough to be rated (RATING-6). */
  is_recent: boolean
  open_dispute_id: number | null
  open_dispute_deadline: string | null
  /** The deadline has passed, but no process has ended the order yet. */
  is_overdue: boolean
  /** The courier has remitted all or a part of its cash. */
  has_remittance: boolean
}

export type OrderItemRow = Selectable<Tables['order_items']>

export interface OrderWithItems {
  order: OrderRow
  items: OrderItemRow[]
}

const columns = [
  'o.id',
  'o.tracking_no',
  'o.status',
  'o.created_at',
  'o.shipped_at',
  'o.delivered_at',
  'o.completed_at',
  'o.cancelled_at',
  'o.confirm_by',
  'o.ended_unconfirmed',
  'o.held_until',
  'o.seller_id',
  'o.buyer_id',
  'o.guest_id',
  'o.address_line_1',
  'o.address_line_2',
  'o.city',
  'o.state_province_or_region',
  'o.zip_or_postal_code',
  'o.offer_id',
  'o.subtotal_paisa',
  'o.delivery_fee_paisa',
  'o.platform_fee_paisa',
  'o.seller_profit_paisa',
  'o.outcome',
  'o.deadline_at',
  'o.refund_paisa',
  's.username as seller_username',
  's.profile_picture as seller_picture',
  's.first_name as seller_first_name',
  's.email as seller_email',
  's.locale as seller_locale',
  'v.delivery_days_from',
  'v.delivery_days_to',
] as const

function selectOrders(db: Db) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .leftJoin('seller_speeds as v', 'v.user_id', 's.id')
    .leftJoin('users as b', 'b.id', 'o.buyer_id')
    .leftJoin('disputes as d', join => join.onRef('d.order_id', '=', 'o.id').on('d.status', '=', 'open'))
    .select(columns)
    .select(['d.id as open_dispute_id', 'd.deadline_at as open_dispute_deadline'])
    .select(({ fn, ref, eb }) => [
      fn.coalesce('b.first_name', 'o.guest_first_name').$castTo<string>().as('buyer_first_name'),
      fn.coalesce('b.last_name', 'o.guest_last_name').$castTo<string>().as('buyer_last_name'),
      fn.coalesce('b.email', 'o.guest_email').$castTo<string>().as('buyer_email'),
      fn.coalesce('b.locale', 'o.guest_locale').as('buyer_locale'),
      eb
        .case()
        .when('o.buyer_id', 'is', null)
        .then(ref('o.guest_phone'))
        .else(fn.coalesce('o.buyer_phone', 'b.phone'))
        .end()
        .as('buyer_phone'),
      eb(fn.coalesce('o.completed_at', 'o.created_at'), '>', daysAgo(RATING_PERIOD_DAYS))
        .$castTo<boolean>()
        .as('is_recent'),
      fn
        .coalesce(eb('o.deadline_at', '<=', now), eb.lit(false))
        .$castTo<boolean>()
        .as('is_overdue'),
      hasRemittance.$castTo<boolean>().as('has_remittance'),
    ])
}

const readById = compiledStatement((db, id: number) => selectOrders(db).where('o.id', '=', id))

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [order] = await readById(db, id)
  return order
}

export interface OrderSelection {
  side: 'buyer_id' | 'seller_id'
  userId: number
  status: OrderRow['status'] | undefined
  id: number | undefined
}

type OrderTables = Tables & { o: Tables['orders'] }

const eb: ExpressionBuilder<OrderTables, 'o'> = expressionBuilder()

function matches({ side, userId, status, id }: OrderSelection) {
  return eb.and([
    eb(`o.${side}`, '=', userId),
    ...(side === 'seller_id' ? [isKnownToSeller] : []),
    ...(status === undefined ? [] : [eb('o.status', '=', status)]),
    ...(id === undefined ? [] : [eb('o.id', '=', id)]),
  ])
}

type SortColumn = 'o.id' | 'o.subtotal_paisa'

const sortings: Record<OrderSort, [SortColumn, 'asc' | 'desc'][]> = {
  newest: [['o.id', 'desc']],
  oldest: [['o.id', 'asc']],
  price_desc: [
    ['o.subtotal_paisa', 'desc'],
    ['o.id', 'desc'],
  ],
  price_asc: [
    ['o.subtotal_paisa', 'asc'],
    ['o.id', 'asc'],
  ],
}

export function findOrders(
  db: Db,
  of: OrderSelection,
  sort: OrderSort,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  let orders = selectOrders(db).where(matches(of)).limit(limit).offset(offset)
  for (const [column, direction] of sortings[sort]) orders = orders.orderBy(column, direction)
  return orders.execute()
}

export async function countOrders(db: Db, of: OrderSelection, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('orders as o').select('o.id').where(matches(of)).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function findOrderItems(db: Db, orderIds: number[]): Promise<OrderItemRow[]> {
  return db
    .selectFrom('order_items')
    .select(['id', 'order_id', 'product_id', 'title', 'size', 'condition_id', 'quantity', 'price_paisa', 'offer_id'])
    .where('order_id', '=', anyOf(orderIds))
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
