import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { DAY } from '../../time.ts'
import { enforceAmountLimit } from '../limits/limits-service.ts'
import { countPendingProducts } from './product-writing-queries.ts'

export type ListingLimits = Pick<Settings['limits'], 'listingsPerAccount' | 'pendingListingsPerAccount'>

/** Counts a new listing, unless its seller has listed too many today or too many wait for approval (LIMIT-11). */
export async function countListing(tx: Db, limits: ListingLimits, sellerId: number): Promise<void> {
  const limit = { name: 'listings-account', max: limits.listingsPerAccount, seconds: DAY }
  // Locks the seller's window, so that concurrent listings are counted one after another.
  await enforceAmountLimit(tx, { limit, amount: 1, messageId: 'product.too-many-today' }, String(sellerId))
  const count = limits.pendingListingsPerAccount
  if ((await countPendingProducts(tx, sellerId, count)) >= count)
    throw new AppError('conflict', 'product.too-many-pending', { count })
}
