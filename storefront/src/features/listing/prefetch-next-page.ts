import { useQueryClient } from '@closyyy/platform/query'
import { isFastConnection } from '@closyyy/platform/rendering/connection'
import { useEffect, useEffectEvent } from 'react'
import { listingPageQuery } from './listing-queries.ts'
import type { ListingView } from './use-listing-view.ts'

/** Prefetches the next page when idle, on fast connections. */
export function usePrefetchedPage(isOn: boolean, { place, filter }: ListingView, page: number) {
  const queryClient = useQueryClient()
  const prefetch = useEffectEvent(() => void queryClient.prefetchQuery(listingPageQuery(place, filter, page)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: prefetches each page once
  useEffect(() => {
    if (!isOn || !isFastConnection()) return
    const wait = requestIdleCallback(() => prefetch())
    return () => cancelIdleCallback(wait)
  }, [isOn, page])
}
