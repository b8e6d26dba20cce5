import type { GroupSlug } from '@closyyy/contract/categories'
import type { Category } from '@closyyy/contract/categories-schemas'
import { collectionGroups } from '@closyyy/contract/collections'
import { PAGE_SIZE } from '@closyyy/contract/pagination'
import { cardOf } from '@closyyy/contract/product-cards'
import type { OwnSort } from '@closyyy/contract/products'
import type {
  listOwnProducts,
  listProducts,
  listSuggestedProducts,
  searchProducts,
} from '@closyyy/contract/products-calls'
import type { Collections, Product, ProductPage } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import type { CallRequest } from '../../http/route.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import { type Paging, pageMeta } from '../../pagination.ts'
import { allCategories, categoriesOf, getCategory } from '../categories/categories-service.ts'
import { listAudiences, type SpecialPriceSettings } from '../offers/special-prices-service.ts'
import type { ProductCounts } from './product-counts.ts'
import { facetFilterOf } from './product-filter.ts'
import { addListKeys, addSearchKeys, addShownProducts } from './product-keys.ts'
import { presentProduct } from './product-response.ts'
import { onSale, ownedBy, type Selection, type SelectionFilter } from './product-selection.ts'
import { canSeeProduct, noSuchProduct } from './products-policy.ts'
import {
  findCategoryId,
  findNewestOfEach,
  findProduct,
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
  const filters = await Promise.all(
    collectionGroups.map(async group => ({ categoryIds: await categoryIdsOf(db, group) })),
  )
  keys.add('categories')
  for (const filter of filters) addListKeys(keys, filter, 'newest')
  const lists = await findNewestOfEach(db, filters.map(onSale), PAGE_SIZE)
  const collections = collectionGroups.map(async (group, index) => {
    const products = await present(db, lists[index] ?? [])
    addShownProducts(keys, products)
    return [group, products.map(cardOf)]
  })
  return Object.fromEntries(await Promise.all(collections))
}

export async function search(
  context: ProductsContext,
  query: CallRequest<typeof searchProducts>['query'],
  keys: SurrogateKeys,
): Promise<ProductPage> {
  const categoryIds = query.category_id === undefined ? undefined : [query.category_id]
  const filter = { titleHas: query.query, categoryIds, ...facetFilterOf(query) }
  addSearchKeys(keys, filter, query.sort, categoryIds ?? (await allCategories(context.db)).map(({ id }) => id))
  return pageOnSale(context, filter, query.sort, query, keys)
}

async function categoriesLike({ db, counts }: ProductsContext, like: Category, enough: number): Promise<number[]> {
  const others = await counts.totalOf(onSale({ categoryIds: [like.id] }))
  if (others > enough) return [like.id]
  return (await allCategories(db)).filter(({ group }) => group === like.group).map(({ id }) => id)
}

export async function suggest(
  context: ProductsContext,
  query: CallRequest<typeof listSuggestedProducts>['query'],
  keys: SurrogateKeys,
): Promise<ProductPage> {
  keys.add('categories')
  if (query.like !== undefined) keys.addRows('product', [query.like])
  const categoryId = query.like === undefined ? undefined : await findCategoryId(context.db, query.like)
  const category = (await allCategories(context.db)).find(({ id }) => id === categoryId)
  const filter = {
    sellerId: query.seller,
    otherThan: query.like,
    categoryIds:
      category && query.seller === undefined ? await categoriesLike(context, category, query.per_page) : undefined,
  }
  addListKeys(keys, filter, 'newest')
  return pageOnSale(context, filter, 'newest', query, keys)
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
  const isInside = account !== undefined && (account.isAdmin || account.id === row.seller_id)
  const products = await present(db, [(isInside && (await findProduct(db, id, 'own'))) || row])
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
