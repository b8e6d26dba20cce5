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

/**
 * Loads the missing ones of the first `depth` pages in parallel; a prefetch and its navigation share them.
 * @throws ApiError
 */
export async function loadListingPages(
  { queryClient }: Pick<Services, 'queryClient'>,
  place: ListingPlace,
  filter: ListFilter,
  depth: number,
): Promise<void> {
  const { queryKey } = listingPagesQuery(place, filter)
  const cached = queryClient.getQueryData(queryKey)?.pages ?? []
  const missing = Array.from({ length: depth - Math.min(cached.length, depth) }, (_, index) =>
    listingPageQuery(place, filter, cached.length + 1 + index),
  )
  const isComplete = cached.at(-1) && isLast(cached.at(-1) as CardPage)
  if (depth === cached.length || (isComplete && depth > cached.length)) return
  const loaded = await Promise.all(missing.map(query => queryClient.fetchQuery(query)))
  // A new visit starts at its own depth, even if more pages are cached.
  const pages = [...cached.slice(0, depth), ...loaded].filter((page, place) => place === 0 || page.data.length > 0)
  queryClient.setQueryData(queryKey, { pages, pageParams: pages.map((_, place) => place + 1) })
  // A document would contain them twice.
  for (const query of missing) queryClient.removeQueries(query)
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
