import { useLocation, useNavigate, useNavigation } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useState } from 'react'
import { PHONE } from './filter-parts.ts'

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
  const { location: target = location } = useNavigation()
  const navigate = useNavigate()
  const { latestLocation } = useServices()
  const [isPhone, setPhone] = useState(false)
  const state = sheetStateOf(location.state)
  // Closes at once, while the list may still load.
  const isOpen = isPhone && state !== undefined && sheetStateOf(target.state) !== undefined
  /** The last filter may be loading, or be in the URL while React still renders its list. */
  const latestUrl = () => latestLocation().pathname + latestLocation().search

  // After hydration, because the server renders it closed.
  useEffect(() => setPhone(window.matchMedia(PHONE).matches), [])

  useEffect(() => {
    sessionStorage.setItem(STORAGE_KEY, String(isOpen))
    return () => sessionStorage.setItem(STORAGE_KEY, 'false')
  }, [isOpen])

  return {
    isOpen,
    open() {
      const url = latestUrl()
      // The entry of a sheet that is closing with a new filter.
      const entry = state && state.openedAt !== url ? state : undefined
      setPhone(true)
      void navigate(url, { state: entry ?? { openedAt: url }, replace: Boolean(entry), preventScrollReset: true })
    },
    close() {
      const url = latestUrl()
      if (state?.openedAt === url) void navigate(-1)
      else void navigate(url, { replace: true, preventScrollReset: true })
    },
  }
}
