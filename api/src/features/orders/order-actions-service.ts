import type { Order } from '@closyyy/contract/orders-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { recordOrderCancelled, recordOrderCompleted } from '../ledger/ledger-service.ts'
import type { ProductsContext } from '../products/products-service.ts'
import {
  countSoldItems,
  findUnshippedGuestOrders,
  lockOrder,
  restockOrder,
  updateStatus,
} from './order-actions-queries.ts'
import { notifyOfOrder, type OrderNoticeTemplate } from './order-notices.ts'
import { type OrderAction, type OrderActor, type OrderStatus, orderTransitions } from './orders-policy.ts'
import { findOrder, type OrderRow } from './orders-queries.ts'
import { actorOf, noSuchOrder, type OrderViewer, showOrder } from './orders-service.ts'

export interface OrdersContext extends ProductsContext {
  settings: Pick<Settings, 'offerTtlHours' | 'publicUrl'>
  onOrderEnded: OrderEndedHandler
}

/** Runs in the transaction that completes or cancels an order, while the order is locked. */
export type OrderEndedHandler = (tx: Db, orderId: number) => Promise<void>

type OrderJobsContext = Pick<OrdersContext, 'db' | 'onOrderEnded'> & { settings: Pick<Settings, 'publicUrl'> }

const MAX_LAPSED_PER_RUN = 1_000

const statusMessages = {
  pending: 'order.not-shipped',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
} as const satisfies Record<OrderStatus, MessageId>

const notAllowed = {
  ship: 'order.ship-not-allowed',
  deliver: 'order.deliver-not-allowed',
  confirm: 'order.confirm-not-allowed',
  cancel: 'order.cancel-not-allowed',
} as const satisfies Record<OrderAction, MessageId>

function noticeOf(status: Exclude<OrderStatus, 'pending'>, actor: OrderActor): OrderNoticeTemplate {
  if (status !== 'cancelled') return `order-${status}`
  return actor === 'seller' ? 'order-cancelled-by-seller' : 'order-cancelled-by-buyer'
}

function requireAction(order: OrderRow, actor: OrderActor, action: OrderAction): Exclude<OrderStatus, 'pending'> {
  const outcome = orderTransitions.outcomeOf(order.status, actor, action)
  if (outcome === 'not-found') throw noSuchOrder()
  if (outcome === 'not-allowed') throw new AppError('not-allowed', notAllowed[action])
  if (outcome === 'conflict') throw new AppError('conflict', statusMessages[order.status])
  return outcome as Exclude<OrderStatus, 'pending'>
}

async function settle(tx: Db, order: OrderRow, status: OrderStatus, onOrderEnded: OrderEndedHandler): Promise<void> {
  if (status === 'completed' || status === 'cancelled') await onOrderEnded(tx, order.id)
  if (status === 'completed') {
    await countSoldItems(tx, order.id)
    await recordOrderCompleted(tx, order)
  }
  if (status === 'cancelled') {
    await restockOrder(tx, order.id)
    await recordOrderCancelled(tx, order)
  }
}

/** Does nothing if the order was shipped or cancelled in the meantime. */
async function cancelLapsedOrder(tx: Db, id: number, { settings, onOrderEnded }: OrderJobsContext): Promise<void> {
  await lockOrder(tx, id)
  const locked = await findOrder(tx, id)
  if (!locked || orderTransitions.outcomeOf(locked.status, 'shop', 'cancel') !== 'cancelled') return
  await updateStatus(tx, id, 'cancelled')
  await settle(tx, locked, 'cancelled', onOrderEnded)
  await notifyOfOrder(tx, ['order-lapsed-for-buyer', 'order-lapsed-for-seller'], id, settings.publicUrl)
}

/** Cancels guest orders not shipped within some days, restocks their products and notifies both sides (ORDER-8). */
export async function cancelLapsedOrders(context: OrderJobsContext, maxAgeDays: number): Promise<void> {
  for (const id of await findUnshippedGuestOrders(context.db, maxAgeDays, MAX_LAPSED_PER_RUN))
    await transact(context.db, tx => cancelLapsedOrder(tx, id, context))
}

export async function applyOrderAction(
  { db, counts, settings, onOrderEnded }: OrdersContext,
  id: number,
  viewer: OrderViewer,
  action: OrderAction,
): Promise<Order> {
  if (!viewer.account && !viewer.guestId && !viewer.token) throw new AppError('signed-out', 'access.signed-out')
  const order = await transact(db, async tx => {
    if (!(await lockOrder(tx, id))) throw noSuchOrder()
    const locked = await findOrder(tx, id)
    if (!locked) throw noSuchOrder()
    const actor = await actorOf(tx, locked, viewer)
    const status = requireAction(locked, actor, action)
    await updateStatus(tx, id, status)
    await settle(tx, locked, status, onOrderEnded)
    await notifyOfOrder(tx, [noticeOf(status, actor)], id, settings.publicUrl)
    return showOrder(tx, id, viewer)
  })
  if (order.status === 'cancelled') counts.forget()
  return order
}
