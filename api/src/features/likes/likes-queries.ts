import type { ProductLike } from '@closyyy/contract/likes-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type LikeKind = 'like' | 'save'

const tables = { like: 'likes', save: 'saves' } as const

export function findLikeable(db: Db, productId: number) {
  return db
    .selectFrom('products')
    .select(['seller_id', 'approval_status', 'active'])
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function insertLike(db: Db, kind: LikeKind, userId: number, productId: number): Promise<void> {
  await db
    .insertInto(tables[kind])
    .values({ user_id: userId, product_id: productId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteLike(db: Db, kind: LikeKind, userId: number, productId: number): Promise<void> {
  await db.deleteFrom(tables[kind]).where('user_id', '=', userId).where('product_id', '=', productId).execute()
}

/** For a guest (`userId` null) both flags are false. */
export async function findProductLike(db: Db, userId: number | null, productId: number): Promise<ProductLike> {
  const { rows } = await sql<Omit<ProductLike, 'product_id'>>`
    select
      exists (select 1 from likes where user_id = ${userId}::bigint and product_id = ${productId}) as is_liked,
      exists (select 1 from saves where user_id = ${userId}::bigint and product_id = ${productId}) as is_saved,
      (select count(*)::int from likes where product_id = ${productId}) as likes_count`.execute(db)
  return { product_id: productId, ...(rows[0] ?? { is_liked: false, is_saved: false, likes_count: 0 }) }
}
