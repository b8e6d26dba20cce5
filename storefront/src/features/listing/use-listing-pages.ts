import { useInfiniteQuery } from '@closyyy/platform/query'
import { useEffect, useEffectEvent } from 'react'
import { uniqueProducts } from '../../components/product-cards.ts'
import { listingPagesQuery } from './listing-queries.ts'
import { MAX_PAGES_AT_ONCE } from './listing-url.ts'
import type { ListingView } from './use-listing-view.ts'

export function useListingPages({ place, filter, depth, isNavigating, writeDepth }: ListingView) {
  // Refetching would shift the list when the reader returns to the tab.
  const query = useInfiniteQuery({ ...listingPagesQuery(place, filter), refetchOnWindowFocus: false })
  const pages = query.data?.pages ?? []
  const shown = Math.min(pages.length, MAX_PAGES_AT_ONCE)
  const write = useEffectEvent(writeDepth)

  // Updating the URL would cancel a running navigation.
  useEffect(() => {
    if (shown > 0 && shown !== depth && !isNavigating) write(shown)
  }, [shown, depth, isNavigating])

  const last = pages.at(-1)
  return {
    products: uniqueProducts(pages.flatMap(page => page.data)),
    total: last?.total,
    isLowerBound: last?.total_is_lower_bound === true,
    depth: pages.length,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
  }
}

export type ListingPages = ReturnType<typeof useListingPages>
