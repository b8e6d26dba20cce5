import type * as calls from '@closyyy/contract/orders-calls'
import type { Order, OrderPage } from '@closyyy/contract/orders-schemas'
import { mayAct } from '@closyyy/contract/roles'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { MAX_COUNTED, pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import {
  noRatings,
  type RatingSide,
  showBuyerAverages,
  showOrderRatings,
} from '../order-ratings/order-ratings-service.ts'
import { showProducts } from '../products/products-service.ts'
import { hashToken } from '../sessions/tokens.ts'
import { findSoldOutProducts, lockOrder } from './order-actions-queries.ts'
import { showConfirmations } from './order-confirmation-response.ts'
import { showHistories, statusEvents } from './order-history.ts'
import { presentOrder } from './order-response.ts'
import type { OrderActor } from './orders-policy.ts'
import {
  countOrders,
  findOrder,
  findOrderItems,
  findOrders,
  isLinkOf,
  type OrderItemRow,
  type OrderRow,
  type OrderWithItems,
} from './orders-queries.ts'

export interface OrderViewer {
  account?: Account | undefined
  guestId?: string | null | undefined
  token?: string | null | undefined
}

/** @throws AppError `signed-out` without an account, a guest id and a token */
export function requireIdentified({ account, guestId, token }: OrderViewer): void {
  if (!account && !guestId && !token) throw new AppError('signed-out', 'access.signed-out')
}

export type StoredOrder = OrderRow
export type { OrderItemRow, OrderWithItems }

/** Returns an order as it is stored, for other features; undefined if it does not exist. */
export function readOrder(db: Db, id: number): Promise<StoredOrder | undefined> {
  return findOrder(db, id)
}

/** Locks an order until the transaction ends, and returns it; undefined if it does not exist. */
export async function lockStoredOrder(tx: Db, id: number): Promise<StoredOrder | undefined> {
  return (await lockOrder(tx, id)) ? findOrder(tx, id) : undefined
}

/** Returns the products of an order that are sold out. */
export function soldOutBy(db: Db, orderId: number): Promise<number[]> {
  return findSoldOutProducts(db, orderId)
}

/** @throws AppError `not-found` */
export async function readOrderWithItems(db: Db, id: number): Promise<OrderWithItems> {
  const order = await findOrder(db, id)
  if (!order) throw noSuchOrder()
  return { order, items: await findOrderItems(db, [id]) }
}

export function readOrderItems(db: Db, orderId: number): Promise<OrderItemRow[]> {
  return findOrderItems(db, [orderId])
}

export const noSuchOrder = () => new AppError('not-found', 'order.not-found')

/** Determines who acts on an order; of administrators, only support does (TEAM-1). */
export async function actorOf(
  db: Db,
  order: Pick<OrderRow, 'id' | 'seller_id' | 'buyer_id' | 'guest_id'> &
    Partial<Pick<OrderRow, 'confirm_by' | 'ended_unconfirmed'>>,
  { account, guestId, token }: OrderViewer,
): Promise<OrderActor> {
  // The seller learns of an order once it is confirmed.
  if (account?.id === order.seller_id && !order.confirm_by && !order.ended_unconfirmed) return 'seller'
  if (account && account.id === order.buyer_id) return 'buyer'
  if (guestId && guestId.toLowerCase() === order.guest_id) return 'guest'
  if (token && (await isLinkOf(db, order.id, hashToken(token)))) return 'guest'
  return account && mayAct(account.roles, 'support') ? 'admin' : 'other'
}

/** The entry of an order whose ratings a side sees. */
function sideIn({ id, buyer_id }: OrderRow, actor: OrderActor): [number, RatingSide][] {
  return buyer_id !== null && (actor === 'buyer' || actor === 'seller') ? [[id, actor]] : []
}

async function present(db: Db, rows: OrderRow[], actorIn: (row: OrderRow) => OrderActor): Promise<Order[]> {
  if (rows.length === 0) return []
  const items = await findOrderItems(
    db,
    rows.map(({ id }) => id),
  )
  const products = await showProducts(db, [...new Set(items.map(item => item.product_id))])
  const itemsOf = Map.groupBy(items, item => item.order_id)
  const isBuyer = (row: OrderRow) => ['buyer', 'guest'].includes(actorIn(row))
  const confirmations = await showConfirmations(db, rows.filter(isBuyer))
  const historyOf = await showHistories(db, rows, row => ['seller', 'admin'].includes(actorIn(row)))
  const ratings = await showOrderRatings(db, new Map(rows.flatMap(row => sideIn(row, actorIn(row)))))
  const sold = rows.filter(row => actorIn(row) === 'seller')
  const averageOf = await showBuyerAverages(
    db,
    sold.flatMap(({ buyer_id }) => buyer_id ?? []),
  )
  return rows.map(row => {
    const buyerId = actorIn(row) === 'seller' ? row.buyer_id : null
    const parts = {
      items: itemsOf.get(row.id) ?? [],
      products,
      history: historyOf(row),
      confirmation: confirmations.get(row.id),
      ratings: ratings.get(row.id),
      buyerRating: buyerId === null ? undefined : averageOf(buyerId),
    }
    return presentOrder(row, parts, actorIn(row))
  })
}

export async function showOrder(db: Db, id: number, viewer: OrderViewer): Promise<Order> {
  const row = await findOrder(db, id)
  const actor = row ? await actorOf(db, row, viewer) : 'other'
  if (!row || actor === 'other') throw noSuchOrder()
  if (actor === 'admin') await recordEvent(db, { action: 'data.read', object: { type: 'order', id } })
  const [order] = await present(db, [row], () => actor)
  return order as Order
}

/** Returns an order to its buyer in the transaction that placed it, before anything else can have happened to it. */
export async function showPlacedOrder(tx: Db, { order, items }: OrderWithItems): Promise<Order> {
  const actor = order.buyer_id === null ? 'guest' : 'buyer'
  const products = await showProducts(tx, [...new Set(items.map(item => item.product_id))])
  const confirmations = await showConfirmations(tx, [order])
  const parts = {
    items,
    products,
    history: statusEvents(order),
    confirmation: confirmations.get(order.id),
    ratings: actor === 'buyer' ? noRatings : undefined,
    buyerRating: undefined,
  }
  return presentOrder(order, parts, actor)
}

export function showGuestOrder(db: Db, id: number, { guestId, token }: OrderViewer): Promise<Order> {
  if (!guestId && !token) {
    throw fieldError('token', 'order.link-required')
  }
  return showOrder(db, id, { guestId, token })
}

export async function listOrders(
  db: Db,
  account: Account,
  { type, status, sort, orderId, ...paging }: CallRequest<typeof calls.listOrders>['query'],
): Promise<OrderPage> {
  const side = type === 'purchased' ? ('buyer_id' as const) : ('seller_id' as const)
  const selection = { side, userId: account.id, status, id: orderId }
  const rows = await findOrders(db, selection, sort, paging.per_page, (paging.page - 1) * paging.per_page)
  const meta = await pageMeta(rows.length, paging, () => countOrders(db, selection, MAX_COUNTED + 1))
  return { data: await present(db, rows, () => (side === 'buyer_id' ? 'buyer' : 'seller')), ...meta }
}
