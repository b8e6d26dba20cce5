import { useLocation } from '@closyyy/platform/router'
import { useEffect, useState } from 'react'

/** Storage key (LISTING-4). */
const STORAGE_KEY = 'showFilters'
const PHONE = '(max-width: 768px)'

/** Keyed by history entry, so that other pages do not open with these filters. */
const entryKey = (key: string) => `${STORAGE_KEY}-${key}`

/** Filter sheet on phones: reopens after a reload or on Back, closes for another group or category (LISTING-3). */
export function useFilterPopup(listing: string) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === listing

  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the sheet between history entries of one listing
  useEffect(() => {
    const wasOpen = sessionStorage.getItem(entryKey(key)) !== null
    if (wasOpen && window.matchMedia(PHONE).matches) setOpenAt(listing)
    return () => sessionStorage.setItem(STORAGE_KEY, 'false')
  }, [listing])

  useEffect(() => {
    sessionStorage.setItem(STORAGE_KEY, String(isOpen))
    if (isOpen) sessionStorage.setItem(entryKey(key), 'true')
    else sessionStorage.removeItem(entryKey(key))
  }, [key, isOpen])

  return { isOpen, open: () => setOpenAt(listing), close: () => setOpenAt(undefined) }
}
