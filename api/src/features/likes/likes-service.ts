import type { ProductLike } from '@closyyy/contract/likes-schemas'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { canSeeProduct } from '../products/products-policy.ts'
import { deleteLike, findLikeable, findProductLike, insertLike, type LikeKind } from './likes-queries.ts'

async function requireVisible(db: Db, productId: number, account: Account | undefined) {
  const product = await findLikeable(db, productId)
  if (!product || !canSeeProduct(product, account)) throw new AppError('not-found', 'product.not-found')
  return product
}

export async function addLike(db: Db, kind: LikeKind, account: Account, productId: number): Promise<ProductLike> {
  const product = await requireVisible(db, productId, { ...account, isAdmin: false })
  if (product.seller_id === account.id) throw new AppError('conflict', `product.${kind}-own`)
  await insertLike(db, kind, account.id, productId)
  return findProductLike(db, account.id, productId)
}

export async function removeLike(db: Db, kind: LikeKind, account: Account, productId: number): Promise<ProductLike> {
  await requireVisible(db, productId, account)
  await deleteLike(db, kind, account.id, productId)
  return findProductLike(db, account.id, productId)
}

export async function getProductLike(db: Db, account: Account | undefined, productId: number): Promise<ProductLike> {
  await requireVisible(db, productId, account)
  return findProductLike(db, account?.id ?? null, productId)
}
