import type { OrderRating } from '@closyyy/contract/order-ratings-schemas'
import type { RatingInput } from '@closyyy/contract/ratings-schemas'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { isLinked } from '../held-orders/order-booking.ts'
import { showOrderRatings } from '../order-ratings/order-ratings-service.ts'
import { notifyOfRating } from './rating-notices.ts'
import { revealIfBothRated } from './rating-reveals.ts'
import { requireRateableBuyer } from './ratings-policy.ts'
import { findSoldOrder, hasPhone, insertBuyerRating, lockSeller } from './ratings-queries.ts'

/** Rates the buyer of an order that the caller sold (RATING-4). */
export async function rateBuyer(
  { db, settings }: { db: Db; settings: Pick<Settings, 'publicUrl'> },
  sellerId: number,
  orderId: number,
  input: Pick<RatingInput, 'rating' | 'comment'>,
): Promise<OrderRating> {
  requirePublicTexts({ comment: input.comment })
  if (!(await hasPhone(db, sellerId))) throw new AppError('not-allowed', 'rating.phone-required')
  return transact(db, async tx => {
    await lockSeller(tx, sellerId)
    const buyer_id = requireRateableBuyer(await findSoldOrder(tx, orderId, sellerId))
    const is_linked = await isLinked(tx, orderId)
    await insertBuyerRating(tx, { order_id: orderId, buyer_id, seller_id: sellerId, is_linked }, input)
    const notice = (await revealIfBothRated(tx, orderId)) ? 'ratings-shown' : 'rating-received'
    await notifyOfRating(tx, orderId, notice, 'seller', settings.publicUrl)
    const ratings = await showOrderRatings(tx, new Map([[orderId, 'seller']]))
    return ratings.get(orderId)?.by_seller as OrderRating
  })
}
