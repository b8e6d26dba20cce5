import { useQueryClient } from '@closyyy/platform/query'
import { useEffect, useEffectEvent } from 'react'
import { listingPageQuery } from './listing-queries.ts'
import type { ListingView } from './use-listing-view.ts'

interface ConnectionInfo {
  /** Round-trip time in milliseconds. */
  rtt?: number
  effectiveType?: string
  saveData?: boolean
}

/** Above it a connection counts as slow. */
const MAX_RTT_MS = 100

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

/** Unknown connections count as slow or metered. */
function isFastConnection(): boolean {
  const { connection } = navigator as { connection?: ConnectionInfo }
  const { rtt = 0, effectiveType, saveData } = connection ?? {}
  return effectiveType === '4g' && rtt <= MAX_RTT_MS && !saveData
}
