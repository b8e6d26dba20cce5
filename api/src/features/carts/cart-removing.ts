import type { Db } from '../../db/database.ts'
import { deleteFromAllCarts } from './carts-queries.ts'

/** Removes a product that was taken down from all carts, in the caller's transaction, which has locked the product. */
export function removeFromCarts(tx: Db, productId: number): Promise<void> {
  return deleteFromAllCarts(tx, productId)
}
