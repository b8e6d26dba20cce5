import type { Rating, RatingInput, RatingPage } from '@closyyy/contract/ratings-schemas'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import { findResponse, runOnce } from '../../idempotency.ts'
import { MAX_COUNTED, type Paging, pageMeta } from '../../pagination.ts'
import { isLinked } from '../held-orders/order-booking.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { withNewPhotos } from '../photos/photos-service.ts'
import { notifyOfRating } from './rating-notices.ts'
import { revealIfBothRated } from './rating-reveals.ts'
import { requireRateable, requireSomebodyElse, requireUnrated } from './ratings-policy.ts'
import {
  countRatings,
  findRatedOrder,
  findRating,
  findRatings,
  findReceived,
  hasPhone,
  insertRating,
  isPerson,
  lockSeller,
} from './ratings-queries.ts'

const noSuchPerson = () => new AppError('not-found', 'person.not-found')

async function orderToRate(db: Db, buyerId: number, sellerId: number, orderId: number | undefined): Promise<number> {
  if (orderId !== undefined) return requireRateable(await findRatedOrder(db, orderId, buyerId, sellerId))
  return requireUnrated(await findReceived(db, buyerId, sellerId))
}

interface RatingsContext {
  db: Db
  photos: PhotoStore
  settings: Pick<Settings, 'publicUrl'>
}

/** Rates the chosen order, or the oldest completed one that may be rated (ORDER-2), once for each key (SHOP-8). */
export async function rate(
  { db, photos, settings }: RatingsContext,
  buyerId: number,
  sellerId: number,
  input: RatingInput,
  key: string | undefined,
): Promise<Rating> {
  requireSomebodyElse(buyerId, sellerId)
  requirePublicTexts({ comment: input.comment })
  if (!(await hasPhone(db, buyerId))) throw new AppError('not-allowed', 'rating.phone-required')
  const { pictures = [], ...texts } = input
  const body = { sellerId, ...texts, pictures: pictures.length }
  const attempt = { owner: `rating:${buyerId}`, key, body, arrivedAt: new Date() }
  const earlier = await findResponse<number>(db, attempt)
  if (earlier !== undefined) return findRating(db, earlier)
  if (pictures.length > 0) {
    // Checks before processing photos, and again under the seller's lock before writing.
    if (!(await isPerson(db, sellerId))) throw noSuchPerson()
    await orderToRate(db, buyerId, sellerId, input.order_id)
  }
  return withNewPhotos(photos, pictures, 'pictures', async taken => {
    let isNew = false
    const rating = await transact(db, async tx => {
      isNew = false
      const write = async () => {
        isNew = true
        if (!(await lockSeller(tx, sellerId))) throw noSuchPerson()
        const order_id = await orderToRate(tx, buyerId, sellerId, input.order_id)
        const is_linked = await isLinked(tx, order_id)
        const id = await insertRating(tx, { order_id, buyer_id: buyerId, seller_id: sellerId, is_linked }, input, taken)
        const notice = (await revealIfBothRated(tx, order_id)) ? 'ratings-shown' : 'rating-received'
        await notifyOfRating(tx, order_id, notice, 'buyer', settings.publicUrl)
        return id
      }
      return findRating(tx, await (key === undefined ? write() : runOnce(tx, attempt, write)))
    })
    if (!isNew) await photos.discard(taken.map(photo => photo.key))
    return rating
  })
}

export async function listRatings(db: Db, sellerId: number, paging: Paging, keys: SurrogateKeys): Promise<RatingPage> {
  keys.addRows('person', [sellerId])
  keys.addRows('ratings', [sellerId])
  if (!(await isPerson(db, sellerId))) throw noSuchPerson()
  const ratings = await findRatings(db, sellerId, paging.per_page, (paging.page - 1) * paging.per_page)
  keys.addRows(
    'person',
    ratings.map(({ user }) => user.id),
  )
  const meta = await pageMeta(ratings.length, paging, () => countRatings(db, sellerId, MAX_COUNTED + 1))
  return { data: ratings, ...meta }
}
