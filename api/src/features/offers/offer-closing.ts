import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import {
  closeOpenOffers,
  expireOffers,
  findUnavailableWithOpenOffers,
  lockOfferedProduct,
} from './offer-changes-queries.ts'
import { notifyOf } from './offer-notices.ts'

const MAX_PRODUCTS_PER_RUN = 1_000

/** Closes open offers on a sold or deleted product and notifies their buyers, in the caller's transaction. */
export async function closeOffersOf(tx: Db, ttlHours: number, productId: number): Promise<void> {
  await notifyOf(tx, 'offer-closed', await closeOpenOffers(tx, productId, ttlHours))
}

/** Persists what reads already show: closes offers on unavailable products, expires overdue ones. */
export async function endOffers(db: Db, ttlHours: number): Promise<void> {
  for (const productId of await findUnavailableWithOpenOffers(db, MAX_PRODUCTS_PER_RUN))
    await transact(db, async tx => {
      const product = await lockOfferedProduct(tx, productId)
      if (!product || product.sold) await closeOffersOf(tx, ttlHours, productId)
    })
  await expireOffers(db, ttlHours)
}
