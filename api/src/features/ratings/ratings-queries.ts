import { RATING_HIDDEN_DAYS, RATING_PERIOD_DAYS } from '@closyyy/contract/ratings'
import type { Rating, RatingInput } from '@closyyy/contract/ratings-schemas'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { daysAgo, daysFromNow } from '../../db/expressions.ts'
import { isKnownToSeller } from '../../db/known-orders.ts'
import { type NewPhoto, presentPhoto, type StoredPhoto } from '../photos/photo-response.ts'
import type { RatingTable } from './rating-reveals-queries.ts'
import type { RatedOrder, Received, SoldOrder } from './ratings-policy.ts'

/** Locks a seller until the transaction ends, so that ratings of and by them are written and shown one by one. */
export async function lockSeller(tx: Db, sellerId: number): Promise<boolean> {
  const seller = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return seller !== undefined
}

/** Returns whether an account has a confirmed phone: registration confirms it. */
export async function hasPhone(db: Db, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && user.phone !== null
}

/** Counts the completed orders of a buyer with a seller, and finds the oldest that may be rated. */
export function findReceived(tx: Db, buyerId: number, sellerId: number): Promise<Received> {
  return tx
    .selectFrom('orders as o')
    .leftJoin('ratings as r', 'r.order_id', 'o.id')
    .select(({ eb, fn }) => [
      fn.countAll<number>().as('received'),
      fn.countAll<number>().filterWhere('r.id', 'is', null).as('unrated'),
      fn
        .min<number | null>('o.id')
        .filterWhere('r.id', 'is', null)
        .filterWhere(eb(fn.coalesce('o.completed_at', 'o.created_at'), '>', daysAgo(RATING_PERIOD_DAYS)))
        .as('rateable_id'),
    ])
    .where('o.buyer_id', '=', buyerId)
    .where('o.seller_id', '=', sellerId)
    .where('o.status', '=', 'completed')
    .executeTakeFirstOrThrow()
}

const selectOrder = (tx: Db, orderId: number, sellerId: number, table: RatingTable) =>
  tx
    .selectFrom('orders as o')
    .select(({ eb, exists, fn, selectFrom }) => [
      'o.id',
      'o.status',
      'o.outcome',
      'o.refund_paisa',
      'o.buyer_id as buyerId',
      exists(selectFrom(`${table} as r`).select('r.id').whereRef('r.order_id', '=', 'o.id'))
        .$castTo<boolean>()
        .as('isRated'),
      eb(fn.coalesce('o.completed_at', 'o.created_at'), '>', daysAgo(RATING_PERIOD_DAYS))
        .$castTo<boolean>()
        .as('isRecent'),
    ])
    .where('o.id', '=', orderId)
    .where('o.seller_id', '=', sellerId)

export function findRatedOrder(
  tx: Db,
  orderId: number,
  buyerId: number,
  sellerId: number,
): Promise<RatedOrder | undefined> {
  return selectOrder(tx, orderId, sellerId, 'ratings').where('o.buyer_id', '=', buyerId).executeTakeFirst()
}

/** Returns an order whose buyer its seller wants to rate; undefined also before the seller learns of it. */
export function findSoldOrder(tx: Db, orderId: number, sellerId: number): Promise<SoldOrder | undefined> {
  return selectOrder(tx, orderId, sellerId, 'buyer_ratings').where(isKnownToSeller).executeTakeFirst()
}

interface RatedParties {
  order_id: number
  buyer_id: number
  seller_id: number
  is_linked: boolean
}

const hiddenFor = { counts: false, reveals_at: daysFromNow(RATING_HIDDEN_DAYS) }

/** Inserts a hidden rating of a buyer. */
export async function insertBuyerRating(
  tx: Db,
  of: RatedParties,
  { rating, comment }: Pick<RatingInput, 'rating' | 'comment'>,
): Promise<void> {
  await tx
    .insertInto('buyer_ratings')
    .values({ ...of, ...hiddenFor, rating, comment })
    .execute()
}

/** Inserts a hidden rating of a seller with its photos. @returns its id */
export async function insertRating(
  tx: Db,
  of: RatedParties,
  { rating, comment }: Pick<RatingInput, 'rating' | 'comment'>,
  pictures: NewPhoto[],
): Promise<number> {
  const { id } = await tx
    .insertInto('ratings')
    .values({ ...of, ...hiddenFor, rating, comment })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (pictures.length > 0)
    await tx
      .insertInto('rating_pictures')
      .values(pictures.map((picture, position) => ({ ...picture, rating_id: id, position })))
      .execute()
  return id
}

const shown = (db: Db) =>
  db
    .selectFrom('ratings as r')
    .innerJoin('users as u', 'u.id', 'r.buyer_id')
    .select(['r.id', 'r.rating', 'r.comment', 'r.created_at'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('rating_pictures as f')
          .select(['f.id', 'f.key', 'f.width', 'f.height', 'f.placeholder'])
          .whereRef('f.rating_id', '=', 'r.id')
          .orderBy('f.position'),
      ).as('pictures'),
    )
    .select(['u.id as user_id', 'u.first_name', 'u.username', 'u.profile_picture'])

type Row = Omit<Rating, 'user' | 'pictures' | 'hidden_until'> &
  Omit<Rating['user'], 'id'> & { user_id: number; pictures: StoredPhoto[] }

function present({ user_id, first_name, username, profile_picture, pictures, ...rating }: Row): Rating {
  return {
    ...rating,
    pictures: pictures.map(presentPhoto),
    user: { id: user_id, first_name, username, profile_picture },
  }
}

/** Returns a rating for its author. */
export async function findRating(db: Db, id: number): Promise<Rating> {
  const { hidden_until, ...row } = await shown(db)
    .select('r.reveals_at as hidden_until')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...present(row), hidden_until }
}

export async function findRatings(db: Db, sellerId: number, limit: number, offset: number): Promise<Rating[]> {
  const rows = await shown(db)
    .where('r.seller_id', '=', sellerId)
    .where('r.counts', '=', true)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(present)
}

/** Counts the shown ratings of a seller, also several of one buyer. */
export async function countRatings(db: Db, sellerId: number, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(
      db
        .selectFrom('ratings as r')
        .select('r.id')
        .where('r.seller_id', '=', sellerId)
        .where('r.counts', '=', true)
        .limit(max)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function isPerson(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
