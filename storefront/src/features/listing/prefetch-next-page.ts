import { useQueryClient } from '@closyyy/platform/query'
import { useEffect, useEffectEvent } from 'react'
import { listingPageQuery } from './listing-queries.ts'
import type { ListingView } from './use-listing-view.ts'

interface ConnectionInfo {
  /** Milliseconds to the server and back, as the browser has seen them. */
  rtt?: number
  effectiveType?: string
  saveData?: boolean
}

/** Above it a line counts as slow, as it does for the shop's letters. */
const MAX_RTT_MS = 100

/** Asks for a listing's next page while the browser has nothing to do, where the line is known to be good. */
export function usePrefetchedPage(isOn: boolean, { place, filter }: ListingView, page: number) {
  const queryClient = useQueryClient()
  const prefetch = useEffectEvent(() => void queryClient.prefetchQuery(listingPageQuery(place, filter, page)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked for once
  useEffect(() => {
    if (!isOn || !isFastConnection()) return
    const wait = requestIdleCallback(() => prefetch())
    return () => cancelIdleCallback(wait)
  }, [isOn, page])
}

/** What nobody may ever look at must not cost anybody a slow or counted line; an unknown one may be either. */
function isFastConnection(): boolean {
  const { connection } = navigator as { connection?: ConnectionInfo }
  const { rtt = 0, effectiveType, saveData } = connection ?? {}
  return effectiveType === '4g' && rtt <= MAX_RTT_MS && !saveData
}
