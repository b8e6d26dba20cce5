import { AppError } from '../../http/app-error.ts'
import type { OrderStatus } from '../orders/orders-policy.ts'

export function requireSomebodyElse(buyerId: number, sellerId: number): void {
  if (buyerId === sellerId) throw new AppError('conflict', 'rating.own-shop')
}

export interface RatedOrder {
  id: number
  status: OrderStatus
  isRated: boolean
}

export function requireRateable(order: RatedOrder | undefined): number {
  if (!order) throw new AppError('not-found', 'order.not-found')
  if (order.isRated) throw new AppError('conflict', 'rating.order-rated')
  if (order.status !== 'completed') throw new AppError('conflict', 'rating.too-early')
  return order.id
}

export function requireUnrated({ received, unrated_id }: { received: number; unrated_id: number | null }): number {
  if (received === 0) throw new AppError('not-allowed', 'rating.buyers-only')
  if (unrated_id === null) throw new AppError('conflict', 'rating.all-rated')
  return unrated_id
}
