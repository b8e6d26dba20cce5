import type { ProductLike } from '@closyyy/contract/likes-schemas'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { canSeeProduct } from '../products/products-policy.ts'
import { deleteMark, findMark, findMarkable, insertMark, type Mark } from './likes-queries.ts'

async function requireVisible(db: Db, productId: number, account: Account | undefined) {
  const product = await findMarkable(db, productId)
  if (!product || !canSeeProduct(product, account)) throw new AppError('not-found', 'product.not-found')
  return product
}

/** Likes or saves a public product of somebody else; again changes nothing. @throws AppError `not-found`, `conflict` */
export async function addMark(db: Db, mark: Mark, account: Account, productId: number): Promise<ProductLike> {
  const product = await requireVisible(db, productId, { ...account, isAdmin: false })
  if (product.seller_id === account.id) throw new AppError('conflict', `product.${mark}-own`)
  await insertMark(db, mark, account.id, productId)
  return findMark(db, account.id, productId)
}

/** Takes a like or save back; again changes nothing. @throws AppError `not-found` */
export async function removeMark(db: Db, mark: Mark, account: Account, productId: number): Promise<ProductLike> {
  await requireVisible(db, productId, account)
  await deleteMark(db, mark, account.id, productId)
  return findMark(db, account.id, productId)
}

/** What the viewer did with a product; for a guest the count alone. @throws AppError `not-found` */
export async function getMark(db: Db, account: Account | undefined, productId: number): Promise<ProductLike> {
  await requireVisible(db, productId, account)
  return findMark(db, account?.id ?? null, productId)
}
