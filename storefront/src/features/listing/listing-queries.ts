import { listGroupBrands } from '@closyyy/contract/brands'
import type { CallInput } from '@closyyy/contract/call'
import { type GroupSlug, listGroupCategories } from '@closyyy/contract/categories'
import { listFilterConditions } from '@closyyy/contract/conditions'
import { PAGE_SIZE } from '@closyyy/contract/page'
import { listProducts } from '@closyyy/contract/products'
import { listSizes } from '@closyyy/contract/sizes'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'
import type { ListingFilter, ListingPlace } from './listing-address.ts'

/** What the listing asks the server for, but for the page. */
export function listingInput({ group, category }: ListingPlace, filter: ListingFilter) {
  const params = filter.category_id === undefined && category ? { group, category } : { group }
  return { params, query: { ...filter, per_page: PAGE_SIZE } } satisfies CallInput<typeof listProducts>
}

/** The pages of a listing, as far as they are loaded. */
export function listingPagesQuery(place: ListingPlace, filter: ListingFilter) {
  return pagedCallQuery(listProducts, listingInput(place, filter))
}

export const groupCategoriesQuery = (group: GroupSlug) => callQuery(listGroupCategories, { params: { group } })
export const groupBrandsQuery = (group: GroupSlug) => callQuery(listGroupBrands, { params: { group } })
export const filterConditionsQuery = callQuery(listFilterConditions, {})
export const filterSizesQuery = callQuery(listSizes, {})
