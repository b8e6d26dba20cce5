import type { useInfiniteQuery } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { useEffect } from 'react'

/** What the address calls the depth of a screen's one list. */
const DEPTH = 'page'

type Read = Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'> & {
  data?: { pages: readonly unknown[] }
}

/**
 * Keeps in the address how many pages of a list are shown, so that coming back shows as many again.
 * Answers how to show the next one.
 */
export function useKeptDepth({ data, hasNextPage, isFetching, isError, fetchNextPage }: Read, name = DEPTH) {
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

/** Takes the depth of the list along to an address of the same screen. */
export function useDepthKeeper() {
  const [search] = useSearchParams()
  const depth = search.get(DEPTH)
  return (to: string): string => {
    if (depth === null) return to
    const [path, given] = to.split('?')
    const kept = new URLSearchParams(given)
    kept.set(DEPTH, depth)
    return `${path}?${kept}`
  }
}
