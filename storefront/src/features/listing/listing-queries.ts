import { listGroupBrands } from '@closyyy/contract/brands-calls'
import type { CallInput } from '@closyyy/contract/call'
import type { GroupSlug } from '@closyyy/contract/categories'
import { listGroupCategories } from '@closyyy/contract/categories-calls'
import { PAGE_SIZE } from '@closyyy/contract/pagination'
import { listProducts } from '@closyyy/contract/products-calls'
import { listSizes } from '@closyyy/contract/sizes-calls'
import { callQuery, pagedViewQuery, viewQuery } from '@closyyy/platform/query'
import type { ListFilter } from '../../components/filters/list-filter.ts'
import { cardPage } from '../../components/product-cards.ts'
import type { ListingPlace } from './listing-url.ts'

function listingInput({ group, category }: ListingPlace, filter: ListFilter) {
  const params = filter.category_id === undefined && category ? { group, category } : { group }
  return { params, query: { ...filter, per_page: PAGE_SIZE } } satisfies CallInput<typeof listProducts>
}

/** `pages` makes the page as long as several. */
export function listingPageQuery(place: ListingPlace, filter: ListFilter, page: number, pages = 1) {
  const { params, query } = listingInput(place, filter)
  return viewQuery(listProducts, { params, query: { ...query, page, per_page: pages * PAGE_SIZE } }, cardPage)
}

/** Reuses prefetched pages. */
export function listingPagesQuery(place: ListingPlace, filter: ListFilter) {
  const pages = pagedViewQuery(listProducts, listingInput(place, filter), cardPage)
  type Read = Extract<typeof pages.queryFn, (...given: never[]) => unknown>
  const queryFn: Read = ({ client, pageParam }) => client.fetchQuery(listingPageQuery(place, filter, pageParam))
  return { ...pages, queryFn }
}

export const groupCategoriesQuery = (group: GroupSlug) => callQuery(listGroupCategories, { params: { group } })
export const groupBrandsQuery = (group: GroupSlug) => callQuery(listGroupBrands, { params: { group } })

export function filterSizesQuery({ group, category }: ListingPlace, { category_id }: ListFilter) {
  const query = category_id === undefined ? { group, ...(category && { category }) } : { group, category_id }
  return callQuery(listSizes, { query })
}
