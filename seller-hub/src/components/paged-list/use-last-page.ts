import { useNavigate } from '@closyyy/platform/router'
import { useEffect } from 'react'

/** The current query of a list whose page is in the URL. */
export interface PageRead {
  data: { data: readonly unknown[]; total: number; last_page: number } | undefined
  isPending: boolean
  isPlaceholderData: boolean
  isFetching: boolean
  isFetchedAfterMount: boolean
  refetch: () => unknown
}

/**
 * Redirects from a page past the end of a list to its last one, as after its only row left it (UI-18). Returns whether the
 * list loads: then show neither rows nor that there are none.
 */
export function useLastPage(read: PageRead, page: number, pathOf: (page: number) => string): boolean {
  const { data, isPending, isPlaceholderData, isFetching, isFetchedAfterMount, refetch } = read
  const navigate = useNavigate()
  // Rows that are shown until those of the page have loaded may be of a shorter list.
  const isPastEnd = data !== undefined && !isPlaceholderData && data.total > 0 && page > data.last_page
  // A cached page past the end may have rows by now.
  const isOutdated = isPastEnd && !isFetchedAfterMount && !isFetching
  const lastPath = isPastEnd && isFetchedAfterMount && !isFetching ? pathOf(data.last_page) : undefined
  useEffect(() => {
    if (!isOutdated) return
    // Waits for the effects of the component whose query it is: before them, `refetch` fetches the page before.
    const timer = setTimeout(() => void refetch())
    return () => clearTimeout(timer)
  }, [isOutdated, refetch])
  useEffect(() => {
    if (lastPath !== undefined) void navigate(lastPath, { replace: true, preventScrollReset: true })
  }, [lastPath, navigate])
  // The response of the page past the end, after the redirect, or of another, empty filter.
  const isEmptyPlaceholder = isPlaceholderData && data?.data.length === 0
  return isPending || isPastEnd || isEmptyPlaceholder
}
