import type { Rating, RatingInput } from '@closyyy/contract/ratings-schemas'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { type NewPhoto, presentPhoto, type StoredPhoto } from '../photos/photo-response.ts'
import type { RatedOrder } from './ratings-policy.ts'

/** Locks a seller until the transaction ends, so that concurrent ratings are written one by one. */
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

/** Counts the completed orders of a buyer with a seller, and finds the oldest without a rating. */
export function findReceived(tx: Db, buyerId: number, sellerId: number) {
  return tx
    .selectFrom('orders as o')
    .leftJoin('ratings as r', 'r.order_id', 'o.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('received'),
      fn.min<number | null>('o.id').filterWhere('r.id', 'is', null).as('unrated_id'),
    ])
    .where('o.buyer_id', '=', buyerId)
    .where('o.seller_id', '=', sellerId)
    .where('o.status', '=', 'completed')
    .executeTakeFirstOrThrow()
}

export function findRatedOrder(
  tx: Db,
  orderId: number,
  buyerId: number,
  sellerId: number,
): Promise<RatedOrder | undefined> {
  return tx
    .selectFrom('orders as o')
    .select(({ exists, selectFrom }) => [
      'o.id',
      'o.status',
      exists(selectFrom('ratings as r').select('r.id').whereRef('r.order_id', '=', 'o.id'))
        .$castTo<boolean>()
        .as('isRated'),
    ])
    .where('o.id', '=', orderId)
    .where('o.buyer_id', '=', buyerId)
    .where('o.seller_id', '=', sellerId)
    .executeTakeFirst()
}

/** Inserts a rating with its photos and updates the seller's totals if it counts. @returns its id */
export async function insertRating(
  tx: Db,
  of: { order_id: number; buyer_id: number; seller_id: number; counts: boolean },
  { rating, comment }: Pick<RatingInput, 'rating' | 'comment'>,
  pictures: NewPhoto[],
): Promise<number> {
  const { id } = await tx
    .insertInto('ratings')
    .values({ ...of, rating, comment })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (pictures.length > 0)
    await tx
      .insertInto('rating_pictures')
      .values(pictures.map((picture, position) => ({ ...picture, rating_id: id, position })))
      .execute()
  if (!of.counts) return id
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ rating_sum: eb('rating_sum', '+', rating), rating_count: eb('rating_count', '+', 1) }))
    .where('id', '=', of.seller_id)
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

type Row = Omit<Rating, 'user' | 'pictures'> & Omit<Rating['user'], 'id'> & { user_id: number; pictures: StoredPhoto[] }

function present({ user_id, first_name, username, profile_picture, pictures, ...rating }: Row): Rating {
  return {
    ...rating,
    pictures: pictures.map(presentPhoto),
    user: { id: user_id, first_name, username, profile_picture },
  }
}

export async function findRating(db: Db, id: number): Promise<Rating> {
  return present(await shown(db).where('r.id', '=', id).executeTakeFirstOrThrow())
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

/** Counts the ratings of a person; undefined if the person does not exist. */
export async function findRatingCount(db: Db, sellerId: number): Promise<number | undefined> {
  const seller = await db.selectFrom('users').select('rating_count').where('id', '=', sellerId).executeTakeFirst()
  return seller?.rating_count
}
