import { useLocation, useNavigate } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { PHONE_SCREEN } from '@closyyy/ui/breakpoints'
import { useEffect, useState } from 'react'

/** Storage key (LISTING-4). */
const STORAGE_KEY = 'showFilters'

/** State of a history entry with the open sheet. */
export interface SheetState {
  /** URL before the sheet opened. */
  openedAt: string
}

export function sheetStateOf(state: unknown): SheetState | undefined {
  const { openedAt } = (state ?? {}) as Partial<SheetState>
  return openedAt === undefined ? undefined : { openedAt }
}

/**
 * The filter sheet on phones has one history entry, which its filters replace: Back closes it and undoes them, a reload
 * reopens it (LISTING-4).
 */
export function useFilterSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const { latestLocation } = useServices()
  const [isPhone, setPhone] = useState(false)
  const isOpen = isPhone && sheetStateOf(location.state) !== undefined
  const url = location.pathname + location.search

  // After hydration, because the server renders it closed.
  useEffect(() => setPhone(window.matchMedia(PHONE_SCREEN).matches), [])

  useEffect(() => {
    sessionStorage.setItem(STORAGE_KEY, String(isOpen))
    return () => sessionStorage.setItem(STORAGE_KEY, 'false')
  }, [isOpen])

  return {
    isOpen,
    open() {
      setPhone(true)
      void navigate(url, { state: { openedAt: url } satisfies SheetState, preventScrollReset: true })
    },
    close() {
      // The last filter may be loading, or be in the URL while React still renders its list.
      const { pathname, search, state: latestState } = latestLocation()
      const latest = pathname + search
      const sheet = sheetStateOf(latestState)
      // Else it is closing already, and one more step back would leave the list.
      if (sheet?.openedAt === latest) void navigate(-1)
      else if (sheet) void navigate(latest, { replace: true, preventScrollReset: true })
    },
  }
}
