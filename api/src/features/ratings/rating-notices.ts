import { PURCHASES_PATH, ratingPath, soldOrderPath } from '@closyyy/contract/paths'
import { RATING_HIDDEN_DAYS } from '@closyyy/contract/ratings'
import type { Db } from '../../db/database.ts'
import { readOrder } from '../orders/orders-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'

/** To the side that has not rated yet (RATING-8), or to the side that rated first (RATING-9). */
type RatingNoticeTemplate = 'rating-received' | 'ratings-shown'

/** Notifies the other side of a rating, without stars and comment. */
export async function notifyOfRating(
  tx: Db,
  orderId: number,
  template: RatingNoticeTemplate,
  author: 'buyer' | 'seller',
  publicUrl: string,
): Promise<void> {
  const order = await readOrder(tx, orderId)
  if (!order) return
  const values = { order: order.tracking_no, days: RATING_HIDDEN_DAYS }
  if (author === 'buyer') {
    const link = `${publicUrl}${soldOrderPath(orderId)}`
    const names = { name: order.seller_first_name, other: order.buyer_first_name }
    const { seller_email: to, seller_locale: locale } = order
    return enqueueMessage(tx, { channel: 'email', to, template, locale, values: { ...values, ...names, link } })
  }
  const path = template === 'rating-received' ? ratingPath(order.seller_id, orderId) : PURCHASES_PATH
  const link = `${publicUrl}${path}`
  const names = { name: order.buyer_first_name, other: order.seller_username }
  const { buyer_email: to, buyer_locale: locale } = order
  return enqueueMessage(tx, { channel: 'email', to, template, locale, values: { ...values, ...names, link } })
}
