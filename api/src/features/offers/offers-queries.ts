import { MAX_PHOTOS } from '@closyyy/contract/products'
import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf, isFuture, now, secondsAfter, secondsAgo } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import { type OfferCircumstances, type OfferStateColumns, UNDO_SECONDS } from './offers-policy.ts'

/** The current row of an offer: overdue ones, and those on unavailable products, read as closed. */
export interface OfferRow extends OfferStateColumns, OfferCircumstances {
  id: number
  product_id: number
  buyer_id: number
  price_paisa: number
  message: string
  special_price_id: number | null
  /** List price that closed the offer, if that was the reason (OFFER-17). */
  closed_price_paisa: number | null
  created_at: string
  expires_at: string | null
  product_title: string
  product_price_paisa: number
  product_sold: boolean
  product_photo_key: string | null
  buyer_name: string
  seller_name: string
  actor_name: string
  actor_profile_picture: string | null
}

type OfferTables = Tables & { o: Tables['offers']; p: Tables['products'] }

const eb: ExpressionBuilder<OfferTables, 'o' | 'p'> = expressionBuilder()

export const isUnavailable = eb.or([eb.ref('p.sold'), eb('p.deleted_at', 'is not', null)])

/** True if an open row `o` has expired (OFFER-7). */
export const isOverdue = (ttlHours: number) => eb(expiry(ttlHours), '<=', now)

/** When an open row `o` expires. */
export const expiry = (ttlHours: number) => secondsAfter(eb.ref('o.created_at'), ttlHours * 3_600)

/** Reason why a pending row `o` reads as closed; null while it is open. */
function ended(ttlHours: number) {
  const isPending = eb('o.status', '=', 'pending')
  return eb
    .case()
    .when(eb.and([isPending, isUnavailable]))
    .then('closed' as const)
    .when(eb.and([isPending, isOverdue(ttlHours)]))
    .then('expired' as const)
    .end()
}

/** True if an order that was not cancelled references `o`. */
export const isUsed = eb.and([
  eb('o.status', '=', 'accepted'),
  eb.or([
    eb.exists(
      eb
        .selectFrom('orders as r')
        .select('r.id')
        .whereRef('r.buyer_id', '=', 'o.buyer_id')
        .whereRef('r.offer_id', '=', 'o.id')
        .where('r.status', '<>', 'cancelled'),
    ),
    eb.exists(
      eb
        .selectFrom('order_items as i')
        .innerJoin('orders as r', 'r.id', 'i.order_id')
        .select('r.id')
        .whereRef('i.offer_id', '=', 'o.id')
        .where('r.status', '<>', 'cancelled'),
    ),
  ]),
])

/** True if the seller may see the conversation of `o`: its buyer offered, or accepted a special price (OFFER-15). */
const isKnownToSeller = eb.exists(
  eb
    .selectFrom('offers as k')
    .select('k.id')
    .whereRef('k.product_id', '=', 'o.product_id')
    .whereRef('k.buyer_id', '=', 'o.buyer_id')
    .where(({ or, eb: is }) => or([is('k.special_price_id', 'is', null), is('k.status', '=', 'accepted')])),
)

const isKnownTo = (userId: number) => eb.or([eb('o.seller_id', '<>', userId), isKnownToSeller])

const isAnswerFresh = eb.fn.coalesce(eb('o.answered_at', '>', secondsAgo(UNDO_SECONDS)), eb.lit(false))

const isInCart = eb.exists(eb.selectFrom('cart_items as c').select('c.id').whereRef('c.offer_id', '=', 'o.id'))

const coverKey = eb
  .selectFrom('photos as f')
  .select('f.key')
  .whereRef('f.product_id', '=', 'p.id')
  .where('f.position', '<', MAX_PHOTOS)
  .orderBy('f.position')
  .limit(1)

const columns = [
  'o.id',
  'o.product_id',
  'o.buyer_id',
  'o.seller_id',
  'o.actor_id',
  'o.price_paisa',
  'o.message',
  'o.special_price_id',
  'o.closed_price_paisa',
  'o.created_at',
  'p.on_sale as is_on_sale',
  'p.allow_offers as allows_offers',
  'p.title as product_title',
  'p.price_paisa as product_price_paisa',
  'p.sold as product_sold',
  'b.username as buyer_name',
  's.username as seller_name',
  'a.username as actor_name',
  'a.profile_picture as actor_profile_picture',
] as const

function selectOffers(db: Db, ttlHours: number) {
  return db
    .selectFrom('offers as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('users as b', 'b.id', 'o.buyer_id')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .innerJoin('users as a', 'a.id', 'o.actor_id')
    .select(columns)
    .select(({ case: when, fn, ref, and, not }) => [
      fn.coalesce(ended(ttlHours), 'o.action').as('action'),
      when()
        .when(ended(ttlHours), 'is', null)
        .then(ref('o.status'))
        .else('rejected' as const)
        .end()
        .as('status'),
      when()
        .when(and([eb('o.status', '=', 'pending'), eb(ended(ttlHours), 'is', null)]))
        .then(expiry(ttlHours))
        .end()
        .as('expires_at'),
      isUsed.$castTo<boolean>().as('is_used'),
      isFuture(ref('s.vacation_until')).as('is_on_vacation'),
      and([isAnswerFresh, not(isInCart)])
        .$castTo<boolean>()
        .as('is_undoable'),
      coverKey.as('product_photo_key'),
    ])
}

export function findOfferParties(db: Db, id: number) {
  return db
    .selectFrom('offers as o')
    .select([
      'o.id',
      'o.product_id',
      'o.buyer_id',
      'o.seller_id',
      isKnownToSeller.$castTo<boolean>().as('is_known_to_seller'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
}

export function findOffer(db: Db, ttlHours: number, id: number): Promise<OfferRow | undefined> {
  return selectOffers(db, ttlHours).where('o.id', '=', id).executeTakeFirst()
}

export function findLatestOffer(
  db: Db,
  ttlHours: number,
  productId: number,
  buyerId: number,
): Promise<OfferRow | undefined> {
  return selectOffers(db, ttlHours)
    .where('o.product_id', '=', productId)
    .where('o.buyer_id', '=', buyerId)
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the last offer of a buyer on each of the products, if there is one. */
export function findLatestOffersOn(
  db: Db,
  ttlHours: number,
  productIds: readonly number[],
  buyerId: number,
): Promise<OfferRow[]> {
  return selectOffers(db, ttlHours)
    .distinctOn('o.product_id')
    .where('o.product_id', '=', anyOf(productIds))
    .where('o.buyer_id', '=', buyerId)
    .orderBy('o.product_id')
    .orderBy('o.id', 'desc')
    .execute()
}

export function findConversation(
  db: Db,
  ttlHours: number,
  of: { product_id: number; buyer_id: number; seller_id: number },
  userId: number,
  max: number,
): Promise<OfferRow[]> {
  return selectOffers(db, ttlHours)
    .where('o.product_id', '=', of.product_id)
    .where('o.buyer_id', '=', of.buyer_id)
    .where('o.seller_id', '=', of.seller_id)
    .where(isKnownTo(userId))
    .orderBy('o.id', 'desc')
    .limit(max)
    .execute()
}

/** Selects the last row of each conversation on one side of a person. */
function selectLatest(db: Db, side: 'buyer_id' | 'seller_id', userId: number) {
  return db
    .selectFrom('offers as o')
    .select('o.id')
    .where(`o.${side}`, '=', userId)
    .where(isKnownTo(userId))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('offers as n')
            .select('n.id')
            .whereRef('n.product_id', '=', 'o.product_id')
            .whereRef('n.buyer_id', '=', 'o.buyer_id')
            .whereRef('n.id', '>', 'o.id'),
        ),
      ),
    )
}

export function findLatestOffers(
  db: Db,
  ttlHours: number,
  userId: number,
  limit: number,
  offset: number,
): Promise<OfferRow[]> {
  // Limits each side first, so that a page does not read all offers of a busy seller.
  const newestAs = (side: 'buyer_id' | 'seller_id') => {
    const newest = selectLatest(db, side, userId)
      .orderBy('o.id', 'desc')
      .limit(eb.lit(offset + limit))
    return db.selectFrom(newest.as('n')).select('n.id')
  }
  const page = db
    .selectFrom(newestAs('seller_id').unionAll(newestAs('buyer_id')).as('l'))
    .select('l.id')
    .orderBy('l.id', 'desc')
    .limit(eb.lit(limit))
    .offset(eb.lit(offset))
  return selectOffers(db, ttlHours).where('o.id', 'in', page).orderBy('o.id', 'desc').execute()
}

export async function countConversations(db: Db, userId: number): Promise<number> {
  const latest = selectLatest(db, 'seller_id', userId).unionAll(selectLatest(db, 'buyer_id', userId))
  const { total } = await db
    .selectFrom(latest.as('l'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
