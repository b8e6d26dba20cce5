import { MAX_PAGE_SIZE, PAGE_SIZE } from '@closyyy/contract/pagination'
import type { Services } from '@closyyy/platform/services'
import { categoriesQuery } from '../../components/categories.ts'
import { filterConditionsQuery } from '../../components/filters/filter-options.ts'
import type { ListFilter } from '../../components/filters/list-filter.ts'
import type { CardPage } from '../../components/product-cards.ts'
import {
  filterSizesQuery,
  groupBrandsQuery,
  groupCategoriesQuery,
  listingPageQuery,
  listingPagesQuery,
} from './listing-queries.ts'
import type { ListingPlace } from './listing-url.ts'

/** Most pages that one response contains. */
const MAX_PAGES = MAX_PAGE_SIZE / PAGE_SIZE

/**
 * Loads the missing ones of the first `depth` pages, several of them in one call; a prefetch and its navigation share
 * the calls. A new visit starts at its own depth, even if more pages are cached.
 * @throws ApiError
 */
export async function loadListingPages(
  { queryClient }: Pick<Services, 'queryClient'>,
  place: ListingPlace,
  filter: ListFilter,
  depth: number,
): Promise<void> {
  const { queryKey } = listingPagesQuery(place, filter)
  const state = queryClient.getQueryState(queryKey)
  const cached = state?.data?.pages ?? []
  const isShorter = depth < cached.length
  if (depth === cached.length || (!isShorter && cached.slice(-1).some(isLast))) return
  const missing = isShorter ? [] : missingPages(place, filter, cached.length, depth)
  const loaded = await Promise.all(missing.map(query => queryClient.fetchQuery(query)))
  const pages = [...cached, ...loaded.flatMap(pagesOf)]
    .slice(0, depth)
    .filter((page, place) => place === 0 || page.data.length > 0)
  const list = { pages, pageParams: pages.map((_, place) => place + 1) }
  // Cached pages are as old as before, and refetched if they were to be.
  queryClient.setQueryData(queryKey, list, { updatedAt: state?.dataUpdatedAt || undefined })
  if (state?.isInvalidated) await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  // A document would contain them twice. Without `exact`, the key also matches lists with further filters, which may be loading.
  for (const page of missing) queryClient.removeQueries({ queryKey: page.queryKey, exact: true })
}

function missingPages(place: ListingPlace, filter: ListFilter, cached: number, depth: number) {
  // After cached pages, a longer page would begin elsewhere.
  const size = cached > 0 ? 1 : Math.ceil(depth / Math.ceil(depth / MAX_PAGES))
  return Array.from({ length: Math.ceil((depth - cached) / size) }, (_, index) =>
    listingPageQuery(place, filter, cached + 1 + index, size),
  )
}

/** Splits a page that is as long as several. */
function pagesOf(long: CardPage): CardPage[] {
  const count = long.per_page / PAGE_SIZE
  if (count === 1) return [long]
  return Array.from({ length: count }, (_, index) => ({
    ...long,
    data: long.data.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    current_page: (long.current_page - 1) * count + index + 1,
    last_page: Math.max(1, Math.ceil(long.total / PAGE_SIZE)),
    per_page: PAGE_SIZE,
  }))
}

const isLast = ({ current_page, last_page }: CardPage) => current_page >= last_page

/** Never throws: the browser refetches what failed. */
export async function loadFilterOptions(
  { queryClient }: Pick<Services, 'queryClient'>,
  place: ListingPlace,
  filter: ListFilter,
) {
  const { group } = place
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(groupCategoriesQuery(group)),
    queryClient.prefetchQuery(groupBrandsQuery(group)),
    queryClient.prefetchQuery(filterConditionsQuery),
    queryClient.prefetchQuery(filterSizesQuery(place, filter)),
  ])
}
