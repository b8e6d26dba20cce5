import { useLocation, useNavigate, useNavigation, useParams, useSearchParams } from '@closyyy/platform/router'
import { useEffect, useRef } from 'react'
import {
  changedListing,
  type ListingFilter,
  type ListingPlace,
  listingUrl,
  readDepth,
  readFilter,
  readPlace,
} from './listing-url.ts'

/** The listing that the address names, and ways to another one. The loader lets no other group come here. */
export function useListingView() {
  const place = readPlace(useParams()) as ListingPlace
  const [search] = useSearchParams()
  const { pathname, key } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const isChosen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival ends the choice that led to it
  useEffect(() => {
    isChosen.current = false
  }, [key])
  const filter = readFilter(search)
  const isComing = coming?.pathname.startsWith('/listing/') === true && coming.pathname.split('/')[2] === place.group
  // What was just chosen shows at once, and the next choice adds to it.
  const chosen = isComing ? readFilter(new URLSearchParams(coming.search)) : filter

  return {
    place,
    filter,
    chosen,
    depth: readDepth(search),
    pathname,
    /** True while another view of this listing loads. */
    isChanging: isComing,
    isNavigating: coming !== undefined,
    urlOf(change: Partial<ListingFilter>) {
      const changed = changedListing(place, chosen, change)
      return listingUrl(changed.place, changed.filter)
    },
    /** Shows the list under another filter, from its first page. */
    change(change: Partial<ListingFilter>) {
      const changed = changedListing(place, chosen, change)
      isChosen.current = true
      void navigate(listingUrl(changed.place, changed.filter), { preventScrollReset: true })
    },
    /** Writes into the address how many pages are shown. */
    writeDepth(depth: number) {
      // Would call off a choice that was made since the last render.
      if (isChosen.current) return
      void navigate(listingUrl(place, filter, depth), { replace: true, preventScrollReset: true })
    },
  }
}

export type ListingView = ReturnType<typeof useListingView>
