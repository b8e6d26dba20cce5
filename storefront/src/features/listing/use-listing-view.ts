import { LISTING_PATH } from '@closyyy/contract/paths'
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

/** The loader rejects unknown groups. */
export function useListingView() {
  const place = readPlace(useParams()) as ListingPlace
  const [search] = useSearchParams()
  const { pathname, key } = useLocation()
  const { location: target } = useNavigation()
  const navigate = useNavigate()
  const hasPendingChange = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation ends the pending change
  useEffect(() => {
    hasPendingChange.current = false
  }, [key])
  const filter = readFilter(search)
  const isChanging =
    target?.pathname.startsWith(`${LISTING_PATH}/`) === true && target.pathname.split('/')[2] === place.group
  // Shows a new filter at once; the next change adds to it.
  const chosen = isChanging ? readFilter(new URLSearchParams(target.search)) : filter

  return {
    place,
    filter,
    chosen,
    depth: readDepth(search),
    pathname,
    /** True while another view of this listing loads. */
    isChanging,
    isNavigating: target !== undefined,
    urlOf(change: Partial<ListingFilter>) {
      const changed = changedListing(place, chosen, change)
      return listingUrl(changed.place, changed.filter)
    },
    /** Applies a filter and returns to the first page. */
    change(change: Partial<ListingFilter>) {
      const changed = changedListing(place, chosen, change)
      hasPendingChange.current = true
      void navigate(listingUrl(changed.place, changed.filter), { preventScrollReset: true })
    },
    writeDepth(depth: number) {
      // Would cancel a filter chosen since the last render.
      if (hasPendingChange.current) return
      void navigate(listingUrl(place, filter, depth), { replace: true, preventScrollReset: true })
    },
  }
}

export type ListingView = ReturnType<typeof useListingView>
