import { useEffect, useState } from 'react'

/** Where it is remembered whether the filters of a phone are open (storefront.txt section 2, listing). */
const STORAGE_KEY = 'showFilters'
const PHONE = '(max-width: 768px)'

/** The filter popup of a phone: remembered over a reload, closed by another group or category (storefront.txt section 4). */
export function useFilterPopup(listing: string) {
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === listing

  useEffect(() => {
    const isRemembered = sessionStorage.getItem(STORAGE_KEY) === 'true'
    if (isRemembered && window.matchMedia(PHONE).matches) setOpenAt(listing)
    return () => sessionStorage.setItem(STORAGE_KEY, 'false')
  }, [listing])

  const show = (shows: boolean) => {
    sessionStorage.setItem(STORAGE_KEY, String(shows))
    setOpenAt(shows ? listing : undefined)
  }
  return { isOpen, open: () => show(true), close: () => show(false) }
}
