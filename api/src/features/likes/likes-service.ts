import type { ProductLike } from '@closyyy/contract/likes-schemas'
import type { Db } from '../../db/database.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { canSeeProduct, noSuchProduct } from '../products/products-policy.ts'
import { deleteLike, findProductLike, insertLike, type LikeKind } from './likes-queries.ts'

async function requireVisible(db: Db, productId: number, account: Account | undefined) {
  const product = await findProductLike(db, account?.id ?? null, productId)
  if (!product || !canSeeProduct(product, account)) throw noSuchProduct()
  return product
}

export async function addLike(db: Db, kind: LikeKind, account: Account, productId: number): Promise<ProductLike> {
  const product = await requireVisible(db, productId, { ...account, roles: [] })
  if (product.seller_id === account.id) throw new AppError('conflict', `product.${kind}-own`)
  await insertLike(db, kind, account.id, productId)
  return getProductLike(db, account, productId)
}

export async function removeLike(db: Db, kind: LikeKind, account: Account, productId: number): Promise<ProductLike> {
  const wasMarked = await deleteLike(db, kind, account.id, productId)
  // Also a product that is hidden by now: its like is theirs.
  if (!wasMarked) return getProductLike(db, account, productId)
  const product = await findProductLike(db, account.id, productId)
  if (!product) throw noSuchProduct()
  return presentLike(product)
}

export async function getProductLike(db: Db, account: Account | undefined, productId: number): Promise<ProductLike> {
  return presentLike(await requireVisible(db, productId, account))
}

const presentLike = ({ product_id, is_liked, is_saved, likes_count }: ProductLike): ProductLike => ({
  product_id,
  is_liked,
  is_saved,
  likes_count,
})
