import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'

export type LikeKind = 'like' | 'save'

const tables = { like: 'likes', save: 'saves' } as const

export async function insertLike(db: Db, kind: LikeKind, userId: number, productId: number): Promise<void> {
  await db
    .insertInto(tables[kind])
    .values({ user_id: userId, product_id: productId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Deletes a person's like. @returns false if there was none */
export async function deleteLike(db: Db, kind: LikeKind, userId: number, productId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(tables[kind])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const readProductLike = compiledStatement((db, { userId, productId }: { userId: number | null; productId: number }) =>
  db
    .selectFrom('products as p')
    .select(({ exists, selectFrom }) => {
      const isIn = (table: 'likes' | 'saves') =>
        exists(selectFrom(table).select('product_id').where('user_id', '=', userId).whereRef('product_id', '=', 'p.id'))
      return [
        'p.id as product_id',
        'p.seller_id',
        'p.approval_status',
        'p.active',
        isIn('likes').$castTo<boolean>().as('is_liked'),
        isIn('saves').$castTo<boolean>().as('is_saved'),
        selectFrom('likes')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('product_id', '=', 'p.id')
          .$asScalar()
          .$notNull()
          .as('likes_count'),
      ]
    })
    .where('p.id', '=', productId)
    .where('p.deleted_at', 'is', null),
)

/**
 * Returns the likes of a product in any state but deleted, and what decides who sees it. For a guest (`userId` null)
 * both flags are false.
 */
export async function findProductLike(db: Db, userId: number | null, productId: number) {
  const [product] = await readProductLike(db, { userId, productId })
  return product
}
