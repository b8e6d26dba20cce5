import type { Db } from '../../db/database.ts'
import { anyOf, daysFromNow, now } from '../../db/expressions.ts'

/** Takes a person's active products off sale. @returns their ids */
export async function hideProductsOf(tx: Db, userId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('products')
    .set({ active: false })
    .where('seller_id', '=', userId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function showProducts(tx: Db, ids: number[]): Promise<void> {
  await tx
    .updateTable('products')
    .set({ active: true })
    .where(({ eb }) => eb('id', '=', anyOf(ids)))
    .where('deleted_at', 'is', null)
    .execute()
}

/** Inserts a request; one that exists keeps its time. */
export async function insertRequest(tx: Db, userId: number, graceDays: number, hidden: number[]) {
  await tx
    .insertInto('deletion_requests')
    .values({ user_id: userId, closes_at: daysFromNow(graceDays), hidden_products: hidden })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('deletion_requests')
    .select(['requested_at', 'closes_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Deletes and returns a person's request; undefined if there is none. */
export function takeRequest(tx: Db, userId: number) {
  return tx
    .deleteFrom('deletion_requests')
    .where('user_id', '=', userId)
    .returning('hidden_products')
    .executeTakeFirst()
}

export async function findDueRequests(db: Db, maxRows: number): Promise<number[]> {
  const rows = await db
    .selectFrom('deletion_requests')
    .select('user_id')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(maxRows)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Returns whether an account still has a due request; its row must be locked. */
export async function isDue(tx: Db, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('deletion_requests')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('closes_at', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}
