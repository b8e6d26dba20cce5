import { useInfiniteQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useEffectEvent } from 'react'
import { idParam, useUrlView } from '../../components/url-view.ts'
import { queueQuery } from './moderation-queries.ts'

/** Fetches the next page this many products before the end. */
const PREFETCH_AHEAD = 5

const queueView = { product: idParam }

export function useQueue() {
  const { api } = useServices()
  const { view, show } = useUrlView(queueView)
  const queue = useInfiniteQuery(queueQuery(api))
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = queue
  const products = queue.data?.pages.flatMap(page => page.data) ?? []
  const requested = products.findIndex(({ id }) => id === view.product)
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
      if (next) show({ product: next.id }, { replace: true })
    },
  }
}
