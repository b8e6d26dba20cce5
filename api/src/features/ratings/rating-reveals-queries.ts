import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

export type RatingTable = 'ratings' | 'buyer_ratings'

export const ratingTables: readonly RatingTable[] = ['ratings', 'buyer_ratings']

/** Locks the seller of an order with a rating that is due to be shown. @returns the order's id */
export async function lockDueRating(
  tx: Db,
  table: RatingTable,
  skipped: readonly number[],
): Promise<number | undefined> {
  const due = await tx
    .selectFrom(`${table} as r`)
    .innerJoin('users as s', 's.id', 'r.seller_id')
    .select('r.order_id')
    .where('r.reveals_at', '<=', now)
    .$if(skipped.length > 0, query => query.where('r.order_id', 'not in', [...skipped]))
    .orderBy('r.reveals_at')
    .limit(1)
    .forNoKeyUpdate('s')
    .skipLocked()
    .executeTakeFirst()
  return due?.order_id
}

/** Returns whether both sides of an order rated. */
export async function isRatedByBoth(tx: Db, orderId: number): Promise<boolean> {
  const both = await tx
    .selectFrom('ratings as r')
    .innerJoin('buyer_ratings as b', 'b.order_id', 'r.order_id')
    .select('r.id')
    .where('r.order_id', '=', orderId)
    .executeTakeFirst()
  return both !== undefined
}

/** Counts the latest shown rating of each buyer in a seller's average (RATING-10); needs the seller's lock. */
async function updateAverage(tx: Db, sellerId: number): Promise<void> {
  const { sum, count } = await tx
    .selectFrom(
      tx
        .selectFrom('ratings as r')
        .distinctOn('r.buyer_id')
        .select('r.rating')
        .where('r.seller_id', '=', sellerId)
        .where('r.counts', '=', true)
        .orderBy('r.buyer_id')
        .orderBy('r.created_at', 'desc')
        .orderBy('r.id', 'desc')
        .as('latest'),
    )
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('latest.rating'), lit(0)).as('sum'),
      fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow()
  await tx.updateTable('users').set({ rating_sum: sum, rating_count: count }).where('id', '=', sellerId).execute()
}

/** Shows an order's rating if it is hidden, and counts that of a seller; a rating that is shown already changes nothing. */
export async function revealRating(tx: Db, table: RatingTable, orderId: number): Promise<void> {
  const revealed = await tx
    .updateTable(table)
    .set(({ eb }) => ({ counts: eb('is_linked', '=', false).$castTo<boolean>(), reveals_at: null }))
    .where('order_id', '=', orderId)
    .where('reveals_at', 'is not', null)
    .returning(['seller_id', 'counts'])
    .executeTakeFirst()
  if (table === 'ratings' && revealed?.counts) await updateAverage(tx, revealed.seller_id)
}
