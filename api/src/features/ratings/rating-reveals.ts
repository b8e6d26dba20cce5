import type { Db } from '../../db/database.ts'
import { handleDue, type SweepContext } from '../orders/order-sweep.ts'
import { isRatedByBoth, lockDueRating, ratingTables, revealRating } from './rating-reveals-queries.ts'

/** Shows both ratings of an order once both sides rated (RATING-5); needs the seller's lock. @returns whether they did */
export async function revealIfBothRated(tx: Db, orderId: number): Promise<boolean> {
  if (!(await isRatedByBoth(tx, orderId))) return false
  for (const table of ratingTables) await revealRating(tx, table, orderId)
  return true
}

/** Shows ratings that were hidden for long enough (RATING-5). Any number of processes may run it at once. */
export async function revealDueRatings(context: Pick<SweepContext, 'db' | 'log'>): Promise<void> {
  for (const table of ratingTables) {
    const lockDue = (tx: Db, skipped: readonly number[]) => lockDueRating(tx, table, skipped)
    await handleDue(context, lockDue, (tx, orderId) => revealRating(tx, table, orderId))
  }
}
