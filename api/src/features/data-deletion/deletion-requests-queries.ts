import type { Db } from '../../db/database.ts'
import { daysFromNow, now } from '../../db/expressions.ts'

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
export function deleteRequest(tx: Db, userId: number) {
  return tx
    .deleteFrom('deletion_requests')
    .where('user_id', '=', userId)
    .returning('hidden_products')
    .executeTakeFirst()
}

export function findDueRequests(db: Db, afterId: number, maxRows: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('deletion_requests')
    .select('user_id as id')
    .where('user_id', '>', afterId)
    .where('closes_at', '<=', now)
    .orderBy('user_id')
    .limit(maxRows)
    .execute()
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

/** Adds products to those that keeping the account puts on sale again. @returns whether there is a request */
export async function addHiddenProducts(tx: Db, userId: number, ids: number[]): Promise<boolean> {
  const row = await tx
    .updateTable('deletion_requests')
    .set(({ eb, val }) => ({ hidden_products: eb('hidden_products', '||', val(ids)) }))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
