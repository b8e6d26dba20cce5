import type { listProductFacets } from '@closyyy/contract/products-calls'
import type { ProductFacets } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import type { CallRequest } from '../../http/route.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import { listBrandsById } from '../brands/brands-service.ts'
import { allCategories } from '../categories/categories-service.ts'
import type { FacetCount, ProductCounts } from './product-counts.ts'
import { facetFilterOf } from './product-filter.ts'
import { addFacetKeys } from './product-keys.ts'
import { onSale, type SelectionFilter } from './product-selection.ts'
import { categoryIdsFor } from './products-service.ts'

type FacetsQuery = CallRequest<typeof listProductFacets>['query']

interface FacetsContext {
  db: Db
  counts: ProductCounts
}

/** Returns the categories of the list without its category filter; undefined for all of the shop. */
async function scopeOf(db: Db, { group }: FacetsQuery): Promise<number[] | undefined> {
  return group && categoryIdsFor(db, { group }, undefined)
}

async function chosenOf(db: Db, { group, category, category_id }: FacetsQuery): Promise<number[] | undefined> {
  if (category_id !== undefined) return [category_id]
  return group && categoryIdsFor(db, { group, category }, undefined)
}

/** Counts each filter without itself, so that its other values show what they would add (LISTING-13). */
export async function listFacets(
  { db, counts }: FacetsContext,
  query: FacetsQuery,
  keys: SurrogateKeys,
): Promise<ProductFacets> {
  keys.add('categories')
  keys.add('brands')
  const categories = await allCategories(db)
  const [scope, chosen] = await Promise.all([scopeOf(db, query), chosenOf(db, query)])
  addFacetKeys(keys, [...(scope ?? categories.map(({ id }) => id)), ...(chosen ?? [])])
  if (query.query !== undefined) keys.add('catalogue')
  const filter: SelectionFilter = {
    query: query.query === undefined ? undefined : { text: query.query, categories },
    categoryIds: chosen,
    ...facetFilterOf(query),
  }
  const [counted, brands, conditions, sizes] = await Promise.all([
    counts.facetOf(onSale({ ...filter, categoryIds: scope }), 'category'),
    counts.facetOf(onSale({ ...filter, brandIds: undefined }), 'brand'),
    counts.facetOf(onSale({ ...filter, conditionIds: undefined }), 'condition'),
    counts.facetOf(onSale({ ...filter, sizes: undefined }), 'size'),
  ])
  return {
    categories: counted.map(byId),
    brands: await withNames(db, brands),
    conditions: conditions.map(byId),
    sizes: sizes.map(({ value, count }) => ({ value: String(value), count })),
  }
}

const byId = ({ value, count }: FacetCount) => ({ id: Number(value), count })

async function withNames(db: Db, brands: readonly FacetCount[]): Promise<ProductFacets['brands']> {
  const counts = new Map(brands.map(({ value, count }) => [Number(value), count]))
  const named = await listBrandsById(db, [...counts.keys()])
  return named.map(brand => ({ ...brand, count: counts.get(brand.id) ?? 0 }))
}
