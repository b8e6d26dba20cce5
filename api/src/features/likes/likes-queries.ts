import type { ProductLike } from '@closyyy/contract/likes-schemas'
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
export function findProductLike(db: Db, userId: number | null, productId: number): Promise<ProductLike> {
  return db
    .selectNoFrom(({ exists, selectFrom, val }) => {
      const isIn = (table: 'likes' | 'saves') =>
        exists(selectFrom(table).select('product_id').where('user_id', '=', userId).where('product_id', '=', productId))
      return [
        val(productId).as('product_id'),
        isIn('likes').as('is_liked'),
        isIn('saves').as('is_saved'),
        selectFrom('likes')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('product_id', '=', productId)
          .as('likes_count'),
      ]
    })
    .$castTo<ProductLike>()
    .executeTakeFirstOrThrow()
}
