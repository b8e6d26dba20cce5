import { AppError } from '../../http/app-error.ts'

/** @throws AppError `conflict` on oneself */
export function requireSomebodyElse(buyerId: number, sellerId: number): void {
  if (buyerId === sellerId) throw new AppError('conflict', 'You cannot rate your own shop.')
}

/** The order that a rating belongs to. @throws AppError `not-allowed` where nothing was received, `conflict` where all is rated */
export function requireUnrated({ received, unrated_id }: { received: number; unrated_id: number | null }): number {
  if (received === 0)
    throw new AppError('not-allowed', 'Only customers who purchased from this seller can leave a rating.')
  if (unrated_id === null) throw new AppError('conflict', 'You have already rated your orders from this seller.')
  return unrated_id
}
