import { useInfiniteQuery } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useEffectEvent } from 'react'
import { queueQuery } from './moderation-queries.ts'

/** Fetches the next page this many products before the end. */
const PREFETCH_AHEAD = 5

export function useQueue() {
  const { api } = useServices()
  const [search, setSearch] = useSearchParams()
  const queue = useInfiniteQuery(queueQuery(api))
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = queue
  const products = queue.data?.pages.flatMap(page => page.data) ?? []
  const requested = products.findIndex(({ id }) => String(id) === search.get('product'))
  const index = Math.max(0, requested)

  const canGoOn = hasNextPage && !isFetchNextPageError && !isFetchingNextPage
  const isNearEnd = canGoOn && index + PREFETCH_AHEAD >= products.length
  const showNextPage = () => void queue.fetchNextPage()
  const loadAhead = useEffectEvent(showNextPage)
  useEffect(() => {
    if (isNearEnd) loadAhead()
  }, [isNearEnd])

  return {
    queue,
    products,
    index,
    showNextPage,
    show(to: number) {
      const next = products[to]
      if (next) setSearch({ product: String(next.id) }, { replace: true, preventScrollReset: true })
    },
  }
}
