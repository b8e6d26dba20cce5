import { brandName } from '@closyyy/contract/brand-name'
import { toPaisa } from '@closyyy/contract/money'
import type * as calls from '@closyyy/contract/own-products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { closeOffersAbovePrice, closeOffersOf } from '../offers/offer-ending.ts'
import { lockTrader } from '../trade-checks/trade-checks-service.ts'
import { isPriceJump, startsPriceWindow } from './price-policy.ts'
import type { ProductPhotosContext } from './product-creating-service.ts'
import { requireAction } from './product-lifecycle-policy.ts'
import { settlePhotos } from './product-photos-queries.ts'
import { isSameRevision, revisedTexts, revisionOf, submitRevision } from './product-revising.ts'
import { deleteRevision, type Revision } from './product-revisions-queries.ts'
import { sizeColumns } from './product-sizes.ts'
import { requireDescription, requireTitle } from './product-text.ts'
import { changeProduct, isInOpenOrder, type LockedProduct, lockProduct, undecided } from './product-writing-queries.ts'
import { noSuchProduct } from './products-policy.ts'
import { type ProductsContext, showOwn } from './products-service.ts'

type Given = CallRequest<typeof calls.updateProduct>['body']

function stockOf(product: LockedProduct, given: Given) {
  const soldUnits = product.quantity - product.quantity_left
  const quantity = given.quantity ?? product.quantity
  if (quantity < soldUnits) {
    if (soldUnits === 1) throw fieldError('quantity', 'product.one-sold')
    throw fieldError('quantity', 'product.some-sold', { count: soldUnits })
  }
  const left = quantity - soldUnits
  // Restocking puts a sold-out product back on sale; one marked as sold stays so unless `sold` is given.
  const isMarked = given.sold ?? (product.sold && product.quantity_left > 0)
  const sold = left === 0 || isMarked
  const isElsewhere = sold && (left > 0 || soldUnits === 0)
  const sold_elsewhere_at = isElsewhere ? (product.sold_elsewhere_at ?? new Date()) : null
  return { quantity, quantity_left: left, sold, sold_elsewhere_at }
}

/** Rejects the mark on a product whose units are all ordered: a cancelled order would lose it (PRODUCT-1). */
async function requireMarkable(tx: Db, { id }: LockedProduct, stock: ReturnType<typeof stockOf>): Promise<void> {
  const isOrdered = stock.quantity_left === 0 && stock.quantity > 0
  if (isOrdered && (await isInOpenOrder(tx, id))) throw new AppError('conflict', 'product.ordered')
}

interface Texts {
  title: string
  description: string
  price_paisa: number
}

/** Returns the given texts and price; those that are not given stay, also if they await approval. */
function textsOf(product: LockedProduct, { title, description, price }: Given): Texts {
  const current = revisedTexts(product)
  return {
    title: title === undefined ? current.title : requireTitle(title, 'product.edit-required'),
    description:
      description === undefined ? current.description : requireDescription(description, 'product.edit-required'),
    price_paisa: price === undefined ? current.price_paisa : toPaisa(price),
  }
}

/** Splits an edit of a live product into what applies at once and what waits for approval (PRODUCT-16, PRODUCT-24). */
function splitEdit(product: LockedProduct, { title, description, price_paisa }: Texts) {
  const isJump = isPriceJump(product, price_paisa)
  const revision: Revision = {
    title: title === product.title ? null : title,
    description: description === product.description ? null : description,
    price_paisa: isJump ? price_paisa : null,
  }
  const startsWindow = !isJump && startsPriceWindow(product, price_paisa)
  const applied = {
    ...(!isJump && { price_paisa }),
    ...(startsWindow && { base_price_paisa: product.price_paisa, base_price_at: new Date() }),
  }
  return { applied, revision }
}

/** Writes texts and price: of a live product as far as they need no approval, of others all. */
async function writeTexts(tx: Db, product: LockedProduct, account: Account, texts: Texts) {
  if (product.approval_status !== 'approved')
    return changeProduct(tx, product.id, { ...texts, approval_status: 'pending', ...undecided })
  const { applied, revision } = splitEdit(product, texts)
  await changeProduct(tx, product.id, applied)
  if (isSameRevision(revision, revisionOf(product))) return
  requireAction(product, account, 'revise')
  await submitRevision(tx, product.id, revision)
}

/** Makes the rejected photos of a product that was taken down its own. @returns the keys of removed photos */
async function mergeRevision(tx: Db, { id, revision_status }: LockedProduct): Promise<string[]> {
  if (revision_status === null) return []
  await deleteRevision(tx, id)
  return settlePhotos(tx, id)
}

export async function updateProduct(
  { db, counts, photos, settings }: ProductPhotosContext,
  account: Account,
  id: number,
  given: Given,
): Promise<Product> {
  const removedKeys = await transact(db, async tx => {
    const product = await lockProduct(tx, id)
    if (!product) throw noSuchProduct()
    requireAction(product, account, 'edit')
    if (given.active) await lockTrader(tx, account.id)
    const texts = textsOf(product, given)
    const stock = stockOf(product, given)
    if (given.sold) await requireMarkable(tx, product, stock)
    await changeProduct(tx, id, {
      ...stock,
      ...(given.size_data && sizeColumns(product.category_id, given.size_data)),
      ...(given.active !== undefined && { active: given.active }),
      ...(given.allow_offers !== undefined && { allow_offers: given.allow_offers }),
    })
    await writeTexts(tx, product, account, texts)
    if (stock.sold && !product.sold) await closeOffersOf(tx, settings.offerTtlHours, [id])
    await closeOffersAbovePrice(tx, settings.offerTtlHours, id)
    return product.approval_status === 'approved' ? [] : mergeRevision(tx, product)
  })
  await photos.discard(removedKeys)
  counts.forget()
  return showOwn(db, id)
}

export async function relistProduct({ db, counts }: ProductsContext, account: Account, id: number): Promise<Product> {
  await transact(db, async tx => {
    const product = await lockProduct(tx, id)
    if (!product) throw noSuchProduct()
    requireAction(product, account, 'relist')
    await lockTrader(tx, account.id)
    if (!product.sold) return
    if (product.sold_elsewhere_at === null) throw new AppError('conflict', 'product.sold-here', { brand: brandName })
    const { quantity, quantity_left } = product
    const added = quantity_left === 0 ? 1 : 0
    const stock = { quantity: quantity + added, quantity_left: quantity_left + added }
    await changeProduct(tx, id, { ...stock, sold: false, sold_elsewhere_at: null })
  })
  counts.forget()
  return showOwn(db, id)
}

/** Soft-deletes the row because orders refer to it. */
export async function deleteProduct(
  { db, counts, settings }: ProductsContext,
  account: Account,
  id: number,
): Promise<{ id: number }> {
  await transact(db, async tx => {
    const product = await lockProduct(tx, id)
    if (!product) throw noSuchProduct()
    requireAction(product, account, 'remove')
    await changeProduct(tx, id, { deleted_at: new Date() })
    await deleteRevision(tx, id)
    await closeOffersOf(tx, settings.offerTtlHours, [id])
  })
  counts.forget()
  return { id }
}
