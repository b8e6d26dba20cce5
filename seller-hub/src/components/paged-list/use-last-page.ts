import { useNavigate } from '@closyyy/platform/router'
import { useEffect } from 'react'

interface ReadPage {
  data: { total: number; last_page: number } | undefined
  isPlaceholderData?: boolean
}

/**
 * Redirects from a page past the end of a list to its last one, as after its only row left it (UI-18). Returns whether it
 * does: then show that the list loads.
 */
export function useLastPage({ data, isPlaceholderData }: ReadPage, page: number, pathOf: (page: number) => string) {
  const navigate = useNavigate()
  // Rows that are shown until those of the page have loaded may be of a shorter list.
  const isPastEnd = data !== undefined && !isPlaceholderData && data.total > 0 && page > data.last_page
  const lastPath = isPastEnd ? pathOf(data.last_page) : undefined
  useEffect(() => {
    if (lastPath !== undefined) void navigate(lastPath, { replace: true, preventScrollReset: true })
  }, [lastPath, navigate])
  return isPastEnd
}
