import type { Rating, RatingInput } from '@closyyy/contract/ratings-schemas'
import { sql } from 'kysely'
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

/** Counts the orders a buyer received from a seller, and finds the oldest without a rating. */
export async function findReceived(tx: Db, buyerId: number, sellerId: number) {
  const { rows } = await sql<{ received: number; unrated_id: number | null }>`
    select count(*)::int as received, min(o.id) filter (where r.id is null) as unrated_id
    from orders o left join ratings r on r.order_id = o.id
    where o.buyer_id = ${buyerId} and o.seller_id = ${sellerId} and o.status in ('delivered', 'completed')`.execute(tx)
  return rows[0] ?? { received: 0, unrated_id: null }
}

/** Returns an order of this buyer and seller, and whether it is rated. */
export async function findRatedOrder(
  tx: Db,
  orderId: number,
  buyerId: number,
  sellerId: number,
): Promise<RatedOrder | undefined> {
  const { rows } = await sql<RatedOrder>`
    select o.id, o.status, exists (select 1 from ratings r where r.order_id = o.id) as "isRated"
    from orders o
    where o.id = ${orderId} and o.buyer_id = ${buyerId} and o.seller_id = ${sellerId}`.execute(tx)
  return rows[0]
}

/** Inserts a rating with its photos and updates the seller's totals. @returns its id */
export async function insertRating(
  tx: Db,
  of: { order_id: number; buyer_id: number; seller_id: number },
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
    .select(
      sql<StoredPhoto[]>`coalesce((
        select json_agg(json_build_object('id', id, 'key', key, 'width', width, 'height', height,
          'placeholder', placeholder) order by position)
        from rating_pictures where rating_id = r.id), '[]')`.as('pictures'),
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

/** Returns one page of a seller's ratings, newest first. */
export async function findRatings(db: Db, sellerId: number, limit: number, offset: number): Promise<Rating[]> {
  const rows = await shown(db)
    .where('r.seller_id', '=', sellerId)
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
