import { useLocation } from '@closyyy/platform/router'
import { useEffect, useState } from 'react'

/** Where it is remembered whether the filters of a phone are open (storefront.txt section 2, listing). */
const STORAGE_KEY = 'showFilters'
const PHONE = '(max-width: 768px)'

/** Remembers it for each history entry, so that no other page opens with the filters of this one. */
const entryKey = (key: string) => `${STORAGE_KEY}-${key}`

/**
 * The filter popup of a phone: open again after a reload and where Back or Forward lead to a page that it was open on,
 * closed by another group or category (storefront.txt section 4).
 */
export function useFilterPopup(listing: string) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === listing

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the same listing keeps the popup as it is
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
