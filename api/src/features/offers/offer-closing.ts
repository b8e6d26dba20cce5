import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { closeOpenOffers, expireOffers, findGoneWithOpenOffers } from './offer-closing-queries.ts'
import { lockOfferedProduct } from './offer-moves-queries.ts'
import { tellOf } from './offer-notices.ts'

const MOST_PRODUCTS_A_ROUND = 1_000

/** Closes what is still open on a product that sold out or was deleted, and tells the buyers, in the caller's transaction. */
export async function closeOffersOf(tx: Db, ttlHours: number, productId: number): Promise<void> {
  await tellOf(tx, 'offer-closed', await closeOpenOffers(tx, productId, ttlHours))
}

/** Writes down what reading already shows: offers on products that are gone are closed, old ones expired. */
export async function endOffers(db: Db, ttlHours: number): Promise<void> {
  for (const productId of await findGoneWithOpenOffers(db, MOST_PRODUCTS_A_ROUND))
    await transact(db, async tx => {
      const product = await lockOfferedProduct(tx, productId)
      if (!product || product.sold) await closeOffersOf(tx, ttlHours, productId)
    })
  await expireOffers(db, ttlHours)
}
