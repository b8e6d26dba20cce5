import type { PaymentSort } from '@closyyy/contract/wallet'
import type { NotNull } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
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

function selectDeposits(db: Db, userId: number, { from = '-infinity', before = 'infinity' }: Span) {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('ledger_transactions as ended', join =>
      join
        .onRef('ended.order_id', '=', 't.order_id')
        .on('ended.kind', 'in', ['order-completed', 'order-cancelled', 'order-refunded', 'order-returned']),
    )
    .leftJoin('ledger_entries as earned', join =>
      join.onRef('earned.transaction_id', '=', 'ended.id').on('earned.account', '=', 'seller-balance'),
    )
    .where('t.kind', '=', 'order-placed')
    .where('e.user_id', '=', userId)
    .where('e.account', '=', 'seller-unconfirmed')
    .where(({ eb, or }) => or([eb('ended.id', 'is', null), eb('earned.id', 'is not', null)]))
    .where(({ and, eb, fn }) => {
      const updatedAt = fn.coalesce('ended.created_at', 't.created_at')
      return and([eb(updatedAt, '>=', from), eb(updatedAt, '<', before)])
    })
}

/** Returns deposits of orders that earned or may earn something, latest change first. */
export function findDeposits(db: Db, userId: number, span: Span, limit: number, offset: number): Promise<DepositRow[]> {
  return selectDeposits(db, userId, span)
    .select(({ eb, fn }) => [
      'e.id',
      't.order_id',
      fn.coalesce('earned.amount_paisa', 'e.amount_paisa').as('amount_paisa'),
      eb('ended.id', 'is not', null).$castTo<boolean>().as('is_confirmed'),
      fn.coalesce('ended.created_at', 't.created_at').as('updated_at'),
    ])
    .$narrowType<{ order_id: NotNull }>()
    .orderBy('updated_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countDeposits(db: Db, userId: number, span: Span): Promise<number> {
  const { count } = await selectDeposits(db, userId, span)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface PaymentRow {
  order_id: number
  tracking_no: string
  completed_at: string
  subtotal_paisa: number
  /** After the platform's part of a refund, like the delivery's below. */
  closing_fee_paisa: number
  /** The delivery fees of buyer and seller, and what is left of them after a refund. */
  placed_delivery_paisa: number
  net_delivery_paisa: number
  /** The buyer's share of `placed_delivery_paisa`. */
  delivery_fee_paisa: number
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

/** Selects credits of orders: completed ones, and those that a dispute split, whose refund ended them. */
function selectPaid(db: Db, userId: number, { from = '-infinity', before = 'infinity' }: Span) {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .where('t.order_id', 'is not', null)
    .where('e.user_id', '=', userId)
    .where('e.account', '=', 'seller-balance')
    .where('t.created_at', '>=', from)
    .where('t.created_at', '<', before)
}

const sortings = {
  newest: [
    ['completed_at', 'desc'],
    ['order_id', 'desc'],
  ],
  oldest: [
    ['completed_at', 'asc'],
    ['order_id', 'asc'],
  ],
  profit_desc: [
    ['profit_paisa', 'desc'],
    ['order_id', 'desc'],
  ],
  profit_asc: [
    ['profit_paisa', 'asc'],
    ['order_id', 'asc'],
  ],
} as const satisfies Record<PaymentSort, unknown>

/** Returns paid orders with the platform's, the delivery's and the seller's share from the ledger. */
export function findPayments(
  db: Db,
  userId: number,
  span: Span,
  sort: PaymentSort,
  limit: number,
  offset: number,
): Promise<PaymentRow[]> {
  const [first, second] = sortings[sort]
  const page = selectPaid(db, userId, span)
    .select(['t.order_id', 't.created_at as completed_at', 'e.amount_paisa as profit_paisa'])
    .orderBy(first[0], first[1])
    .orderBy(second[0], second[1])
    .limit(limit)
    .offset(offset)
    .as('p')
  return db
    .selectFrom(page)
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .crossJoinLateral(eb =>
      eb
        .selectFrom('ledger_transactions as t')
        .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
        .select(({ eb, fn, lit }) => {
          const isDelivery = eb('e.account', '=', 'delivery')
          const sumOf = (which: typeof isDelivery) =>
            fn.coalesce(fn.sum<number>('e.amount_paisa').filterWhere(which), lit(0))
          return [
            sumOf(eb('e.account', '=', 'platform-fee')).as('closing_fee_paisa'),
            sumOf(eb.and([isDelivery, eb('t.kind', '=', 'order-placed')])).as('placed_delivery_paisa'),
            sumOf(isDelivery).as('net_delivery_paisa'),
          ]
        })
        .whereRef('t.order_id', '=', 'o.id')
        .as('shares'),
    )
    .select(({ selectFrom }) => [
      'o.id as order_id',
      'o.tracking_no',
      'p.completed_at',
      'o.subtotal_paisa',
      'p.profit_paisa',
      'o.delivery_fee_paisa',
      'shares.closing_fee_paisa',
      'shares.placed_delivery_paisa',
      'shares.net_delivery_paisa',
      jsonArrayFrom(
        selectFrom('order_items as i')
          .select(['i.id', 'i.product_id', 'i.title', 'i.quantity', 'i.price_paisa'])
          .select(item =>
            jsonObjectFrom(
              item
                .selectFrom('photos as f')
                .select(['f.id', 'f.key', 'f.width', 'f.height', 'f.placeholder'])
                .whereRef('f.product_id', '=', 'i.product_id')
                .where('f.position', '=', 0),
            ).as('photo'),
          )
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.id'),
      ).as('items'),
    ])
    .orderBy(first[0], first[1])
    .orderBy(second[0], second[1])
    .execute()
}

export async function countPayments(db: Db, userId: number, span: Span): Promise<number> {
  const { count } = await selectPaid(db, userId, span)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
