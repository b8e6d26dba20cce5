import { useInfiniteQuery } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useEffectEvent } from 'react'
import { queueQuery } from './moderation-queries.ts'

/** So many products before the last one that is there the next ones are asked for. */
const ENOUGH_AHEAD = 5

/** The queue and the place in it that the address names; further pages come by themselves. */
export function useQueue() {
  const { api } = useServices()
  const [search, setSearch] = useSearchParams()
  const queue = useInfiniteQuery(queueQuery(api))
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = queue
  const products = queue.data?.pages.flatMap(page => page.data) ?? []
  const asked = products.findIndex(({ id }) => String(id) === search.get('product'))
  const index = Math.max(0, asked)

  const canGoOn = hasNextPage && !isFetchNextPageError && !isFetchingNextPage
  const isNear = canGoOn && index + ENOUGH_AHEAD >= products.length
  const showNextPage = () => void queue.fetchNextPage()
  const comeNear = useEffectEvent(showNextPage)
  useEffect(() => {
    if (isNear) comeNear()
  }, [isNear])

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
