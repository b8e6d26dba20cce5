import type { Db } from '../../db/database.ts'
import { anyOf } from '../../db/expressions.ts'

/** Locks a person's products in the order of checkouts and offers, before the person is locked. */
export async function lockProductsOf(tx: Db, sellerId: number): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes a person's active products off sale. @returns their ids */
export async function hideProductsOf(tx: Db, sellerId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('products')
    .set({ active: false })
    .where('seller_id', '=', sellerId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts hidden products on sale again, except deleted ones. */
export async function unhideProducts(tx: Db, ids: number[]): Promise<void> {
  await tx
    .updateTable('products')
    .set({ active: true })
    .where(({ eb }) => eb('id', '=', anyOf(ids)))
    .where('deleted_at', 'is', null)
    .execute()
}
