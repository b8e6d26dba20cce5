import type { GroupSlug } from '@closyyy/contract/categories'
import { collectionGroups } from '@closyyy/contract/collections'
import type { OwnSort } from '@closyyy/contract/own-products'
import { PAGE_SIZE } from '@closyyy/contract/pagination'
import { cardOf } from '@closyyy/contract/product-cards'
import type { listOwnProducts, listProducts, searchProducts } from '@closyyy/contract/products-calls'
import type {
  CardProduct,
  Collections,
  Product,
  ProductPage,
  RelatedProducts,
} from '@closyyy/contract/products-schemas'
import type { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import type { CallRequest } from '../../http/route.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import { type Paging, pageMeta } from '../../pagination.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { allCategories, categoriesOf, getCategory } from '../categories/categories-service.ts'
import { listAudiences, type SpecialPriceSettings } from '../offers/special-prices-service.ts'
import type { ProductCounts } from './product-counts.ts'
import { facetFilterOf } from './product-filter.ts'
import { addListKeys, addSearchKeys, addShownProducts } from './product-keys.ts'
import { presentProduct } from './product-response.ts'
import { onSale, ownedBy, type Selection, type SelectionFilter } from './product-selection.ts'
import { canSeeProduct, isInsider, noSuchProduct } from './products-policy.ts'
import {
  findNewestOfEach,
  findProduct,
  findProductOutline,
  findProducts,
  findProductsById,
  type ProductRow,
  type View,
} from './products-queries.ts'

export interface ProductsContext {
  db: Db
  counts: ProductCounts
  settings: Pick<Settings, 'offerTtlHours'>
}

async function present(db: Db, rows: ProductRow[]): Promise<Product[]> {
  const categories = new Map((await allCategories(db)).map(category => [category.id, category]))
  return rows.map(row => presentProduct(row, categories))
}

/** Returns a page with its total, which is counted only if the rows do not reveal it. */
async function pageOf(
  { db, counts }: ProductsContext,
  selection: Selection,
  sort: OwnSort,
  { page, per_page }: Paging,
  view: View = 'public',
): Promise<ProductPage> {
  const rows = await findProducts(db, selection, sort, per_page, (page - 1) * per_page, view)
  const meta = await pageMeta(rows.length, { page, per_page }, () => counts.totalOf(selection))
  return { data: await present(db, rows), ...meta }
}

async function pageOnSale(
  context: ProductsContext,
  filter: SelectionFilter,
  sort: OwnSort,
  paging: Paging,
  keys: SurrogateKeys,
): Promise<ProductPage> {
  const page = await pageOf(context, onSale(filter), sort, paging)
  addShownProducts(keys, page.data)
  return page
}

/** The caller checks visibility. */
export async function showProducts(db: Db, ids: number[]): Promise<Map<number, Product>> {
  const products = await present(db, await findProductsById(db, ids))
  return new Map(products.map(product => [product.id, product]))
}

type ListQuery = CallRequest<typeof listProducts>['query']
type ListParams = CallRequest<typeof listProducts>['params']

/** Returns the category that a list is limited to, or those of its group. */
export async function categoryIdsFor(
  db: Db,
  { group, category }: ListParams,
  categoryId: number | undefined,
): Promise<number[]> {
  if (categoryId !== undefined) return [categoryId]
  if (category) return [(await getCategory(db, group, category)).id]
  return categoryIdsOf(db, group)
}

async function categoryIdsOf(db: Db, group: GroupSlug): Promise<number[]> {
  return (await categoriesOf(db, group)).map(({ id }) => id)
}

export async function listOnSale(
  context: ProductsContext,
  params: ListParams,
  query: ListQuery,
  keys: SurrogateKeys,
): Promise<ProductPage> {
  keys.add('categories')
  const filter = {
    categoryIds: await categoryIdsFor(context.db, params, query.category_id),
    ...facetFilterOf(query),
  }
  addListKeys(keys, filter, query.sort)
  return pageOnSale(context, filter, query.sort, query, keys)
}

export async function listNewest(
  { db }: ProductsContext,
  group: 'men' | 'women' | 'kids',
  keys: SurrogateKeys,
): Promise<Product[]> {
  const filter = { categoryIds: await categoryIdsOf(db, group) }
  keys.add('categories')
  addListKeys(keys, filter, 'newest')
  const products = await present(db, await findProducts(db, onSale(filter), 'newest', PAGE_SIZE, 0))
  addShownProducts(keys, products)
  return products
}

/** Returns the rows of the home page. */
export async function listNewestOfEach({ db }: ProductsContext, keys: SurrogateKeys): Promise<Collections> {
  const filters = collectionGroups.map(async group => [group, { categoryIds: await categoryIdsOf(db, group) }])
  keys.add('categories')
  return cardsOfNewest<keyof Collections>(db, Object.fromEntries(await Promise.all(filters)), keys)
}

async function cardsOfNewest<Name extends string>(
  db: Db,
  filters: Record<Name, SelectionFilter>,
  keys: SurrogateKeys,
): Promise<Record<Name, CardProduct[]>> {
  const selections = Object.values<SelectionFilter>(filters).map(filter => {
    addListKeys(keys, filter, 'newest')
    return onSale(filter)
  })
  const lists = await findNewestOfEach(db, selections, PAGE_SIZE)
  const cards = Object.keys(filters).map(async (name, index) => {
    const products = await present(db, lists[index] ?? [])
    addShownProducts(keys, products)
    return [name, products.map(cardOf)]
  })
  return Object.fromEntries(await Promise.all(cards))
}

export async function search(
  context: ProductsContext,
  query: CallRequest<typeof searchProducts>['query'],
  keys: SurrogateKeys,
): Promise<ProductPage> {
  const categories = await allCategories(context.db)
  const categoryIds = query.category_id === undefined ? undefined : [query.category_id]
  const filter = { query: { text: query.query, categories }, categoryIds, ...facetFilterOf(query) }
  keys.add('categories')
  addSearchKeys(keys, filter, query.sort, categoryIds ?? categories.map(({ id }) => id))
  return pageOnSale(context, filter, query.sort, query, keys)
}

/** Returns a category, or all of its group if it has no more than `enough` products; undefined for an unknown one. */
async function categoriesLike(
  { db, counts }: ProductsContext,
  categoryId: number | undefined,
  enough: number,
): Promise<number[] | undefined> {
  const categories = await allCategories(db)
  const like = categories.find(({ id }) => id === categoryId)
  if (!like) return undefined
  const others = await counts.totalOf(onSale({ categoryIds: [like.id] }))
  return others > enough ? [like.id] : categories.filter(({ group }) => group === like.group).map(({ id }) => id)
}

export async function suggest(
  context: ProductsContext,
  query: CallRequest<typeof listSuggestedProducts>['query'],
  keys: SurrogateKeys,
): Promise<ProductPage> {
  keys.add('categories')
  if (query.like !== undefined) keys.addRows('product', [query.like])
  const like =
    query.like === undefined || query.seller !== undefined
      ? undefined
      : await findProductOutline(context.db, query.like)
  const filter = {
    sellerId: query.seller,
    otherThan: query.like,
    categoryIds: await categoriesLike(context, like?.category_id, query.per_page),
  }
  addListKeys(keys, filter, 'newest')
  return pageOnSale(context, filter, 'newest', query, keys)
}

/** Returns the rows of a product's page. */
export async function listRelated(
  context: ProductsContext,
  id: number,
  account: Account | undefined,
  keys: SurrogateKeys,
): Promise<RelatedProducts> {
  keys.add('categories')
  keys.addRows('product', [id])
  const product = await findProductOutline(context.db, id)
  if (!product || !canSeeProduct(product, account)) throw noSuchProduct()
  const { category_id, seller_id } = product
  const categoryIds = await categoriesLike(context, category_id, PAGE_SIZE)
  const filters = {
    similar: { categoryIds, otherSellerThan: seller_id },
    from_seller: { sellerId: seller_id, otherThan: id },
  }
  return cardsOfNewest(context.db, filters, keys)
}

export async function getVisibleProduct(
  { db }: ProductsContext,
  id: number,
  account: Account | undefined,
  keys: SurrogateKeys,
): Promise<Product> {
  keys.addRows('product', [id])
  const row = await findProduct(db, id)
  if (!row || !canSeeProduct(row, account)) throw noSuchProduct()
  const own = isInsider(row, account) ? await findProduct(db, id, 'own') : undefined
  // Whether a moderator sees more than the public does (AUDIT-2).
  const isRead = account?.id !== row.seller_id && own && (own.revision_status || !canSeeProduct(row, undefined))
  if (isRead) await recordEvent(db, { action: 'data.read', object: { type: 'product', id } })
  const products = await present(db, [own ?? row])
  addShownProducts(keys, products)
  return products[0] as Product
}

export async function showOwn(db: Db, id: number): Promise<Product> {
  const row = await findProduct(db, id, 'own')
  if (!row) throw noSuchProduct()
  const [product] = await present(db, [row])
  return product as Product
}

export async function showAllOwn(db: Db, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const byId = new Map((await findProductsById(db, ids, 'own')).map(row => [row.id, row]))
  return present(
    db,
    ids.flatMap(id => byId.get(id) ?? []),
  )
}

interface OwnListContext extends ProductsContext {
  settings: SpecialPriceSettings
}

export async function listOwn(
  context: OwnListContext,
  sellerId: number,
  { sold, approval_status, reviewed, sold_elsewhere, sort, ...paging }: CallRequest<typeof listOwnProducts>['query'],
): Promise<ProductPage> {
  const filter = {
    sold: sold && sold === '1',
    status: approval_status,
    isReviewed: reviewed === '1',
    isSoldElsewhere: sold_elsewhere === '1',
  }
  const page = await pageOf(context, ownedBy(sellerId, filter), sort, paging, 'own')
  return { ...page, data: await withAudiences(context, sellerId, page.data) }
}

/** Adds whom a special price would reach to products on sale (OFFER-13). */
async function withAudiences({ db, settings }: OwnListContext, sellerId: number, products: Product[]) {
  const isOnSale = ({ approval_status, active, sold }: Product) => approval_status === 'approved' && active && !sold
  const ids = products.filter(isOnSale).map(({ id }) => id)
  if (ids.length === 0) return products
  const audiences = await listAudiences(db, settings, sellerId, ids)
  return products.map(product => ({ ...product, special_price: audiences.get(product.id) }))
}
