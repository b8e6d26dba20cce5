import type { Db } from '../../db/database.ts'

/** Whom to tell of a decision. */
export function findSeller(db: Db, productId: number): Promise<{ email: string; first_name: string }> {
  return db
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.seller_id')
    .select(['users.email', 'users.first_name'])
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow()
}
