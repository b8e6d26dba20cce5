import { useEffect, useState } from 'react'

/** Where it is remembered whether the filters of a phone are open (storefront.txt section 2, listing). */
const STORAGE_KEY = 'showFilters'
const PHONE = '(max-width: 768px)'

/** The filter popup of a phone: remembered over a reload, closed by another group or category. */
export function useFilterPopup(pathname: string) {
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname

  useEffect(() => {
    const isRemembered = sessionStorage.getItem(STORAGE_KEY) === 'true'
    if (isRemembered && window.matchMedia(PHONE).matches) setOpenAt(pathname)
    return () => sessionStorage.setItem(STORAGE_KEY, 'false')
  }, [pathname])

  const show = (shows: boolean) => {
    sessionStorage.setItem(STORAGE_KEY, String(shows))
    setOpenAt(shows ? pathname : undefined)
  }
  return { isOpen, open: () => show(true), close: () => show(false) }
}
