import type { useInfiniteQuery } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { useEffect } from 'react'

const DEPTH = 'page'

type Read = Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'> & {
  data?: { pages: readonly unknown[] }
}

/**
 * Stores the number of loaded pages in the URL and restores it on return.
 * Returns a function that loads the next page.
 */
export function useListDepth({ data, hasNextPage, isFetching, isError, fetchNextPage }: Read, name = DEPTH) {
  const [search, setSearch] = useSearchParams()
  const shown = data?.pages.length ?? 0
  const isShort = shown > 0 && shown < Number(search.get(name)) && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])
  return () => {
    void fetchNextPage()
    const changed = new URLSearchParams(search)
    changed.set(name, String(shown + 1))
    setSearch(changed, { replace: true, preventScrollReset: true })
  }
}

/** Returns the rows of all loaded pages: one that a change moved to the next page while it loaded appears once. */
export function loadedRows<Row extends { id: number }>(pages: readonly { data: readonly Row[] }[]): Row[] {
  return [...new Map(pages.flatMap(({ data }) => data).map(row => [row.id, row])).values()]
}

/** Adds the list depth to a path of the same page. */
export function useDepthPath() {
  const [search] = useSearchParams()
  const depth = search.get(DEPTH)
  return (to: string): string => {
    if (depth === null) return to
    const [path, query] = to.split('?')
    const changed = new URLSearchParams(query)
    changed.set(DEPTH, depth)
    return `${path}?${changed}`
  }
}
