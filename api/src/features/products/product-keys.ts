import type { OwnSort } from '@closyyy/contract/own-products'
import type { Product } from '@closyyy/contract/products-schemas'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import type { SelectionFilter } from './product-selection.ts'

/** Filters and sorts by values that sellers edit while a product stays on sale. */
function comparesFacets(filter: SelectionFilter, sort: OwnSort): boolean {
  const { brandIds, conditionIds, sizes, minPaisa, maxPaisa } = filter
  const compared = [brandIds?.[0], conditionIds?.[0], sizes?.[0], minPaisa, maxPaisa]
  return compared.some(value => value !== undefined) || sort.startsWith('price')
}

/** Adds the keys that change when a product enters or leaves a list of products on sale, or moves in it. */
export function addListKeys(keys: SurrogateKeys, filter: SelectionFilter, sort: OwnSort): void {
  const { sellerId, categoryIds = [], query } = filter
  if (sellerId !== undefined) keys.addRows('shop', [sellerId])
  else if (query !== undefined || categoryIds.length === 0) keys.add('catalogue')
  else {
    keys.addRows('category', categoryIds)
    if (comparesFacets(filter, sort)) keys.addRows('facets', categoryIds)
  }
}

/** Adds the keys of a list of search results; `categoryIds` are those of all possible results. */
export function addSearchKeys(
  keys: SurrogateKeys,
  filter: SelectionFilter,
  sort: OwnSort,
  categoryIds: readonly number[],
): void {
  keys.add('catalogue')
  if (comparesFacets(filter, sort)) keys.addRows('facets', categoryIds)
}

/** Adds the keys of counts by the values that sellers edit. */
export function addFacetKeys(keys: SurrogateKeys, categoryIds: readonly number[]): void {
  keys.addRows('category', categoryIds)
  keys.addRows('facets', categoryIds)
}

/** Adds the keys of products in a response, and of their sellers. */
export function addShownProducts(keys: SurrogateKeys, products: readonly Product[]): void {
  for (const { id, user } of products) {
    keys.addRows('product', [id])
    keys.addRows('person', [user.id])
  }
}
