import type { OrderOutcome } from '@closyyy/contract/orders'
import { RATING_PERIOD_DAYS } from '@closyyy/contract/ratings'
import { AppError } from '../../http/app-error.ts'
import type { PlainMessageId } from '../../messages/response-message.ts'
import type { OrderStatus } from '../orders/orders-policy.ts'

export function requireSomebodyElse(buyerId: number, sellerId: number): void {
  if (buyerId === sellerId) throw new AppError('conflict', 'rating.own-shop')
}

export interface RatedOrder {
  id: number
  status: OrderStatus
  outcome: OrderOutcome | null
  refund_paisa: number | null
  isRated: boolean
  /** Completed no more than `RATING_PERIOD_DAYS` ago (RATING-6). */
  isRecent: boolean
}

const tooLate = () => new AppError('conflict', 'rating.too-late', { count: RATING_PERIOD_DAYS })

/** Returns why an order that was cancelled is never rated (RATING-2). */
function endOf({ refund_paisa, outcome }: RatedOrder): PlainMessageId {
  if (refund_paisa !== null) return 'rating.order-refunded'
  return outcome === null || outcome === 'lost' ? 'rating.order-cancelled' : 'rating.order-returned'
}

/** Requires a completed order; `open` is the message about one that may still be completed. */
function requireCompleted(order: RatedOrder, open: PlainMessageId): void {
  if (order.status !== 'completed') throw new AppError('conflict', order.status === 'cancelled' ? endOf(order) : open)
}

export function requireRateable(order: RatedOrder | undefined): number {
  if (!order) throw new AppError('not-found', 'order.not-found')
  if (order.isRated) throw new AppError('conflict', 'rating.order-rated')
  requireCompleted(order, 'rating.too-early')
  if (!order.isRecent) throw tooLate()
  return order.id
}

/** Completed orders of a buyer with a seller. */
export interface Received {
  received: number
  unrated: number
  /** The oldest unrated order that may still be rated. */
  rateable_id: number | null
}

export function requireUnrated({ received, unrated, rateable_id }: Received): number {
  if (received === 0) throw new AppError('not-allowed', 'rating.buyers-only')
  if (unrated === 0) throw new AppError('conflict', 'rating.all-rated')
  if (rateable_id === null) throw tooLate()
  return rateable_id
}

export interface SoldOrder extends RatedOrder {
  /** Null for a guest. */
  buyerId: number | null
}

/** Returns the buyer that the seller of an order may rate (RATING-4). */
export function requireRateableBuyer(order: SoldOrder | undefined): number {
  if (order) requireCompleted(order, 'rating.order-open')
  requireRateable(order)
  const buyerId = order?.buyerId ?? null
  if (buyerId === null) throw new AppError('conflict', 'rating.guest')
  return buyerId
}
