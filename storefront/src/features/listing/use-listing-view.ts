import { LISTING_PATH } from '@closyyy/contract/paths'
import { useLocation, useNavigate, useParams, useSearchParams } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { useFilterView } from '../../components/filters/use-filter-view.ts'
import { changedListing, type ListingPlace, listingUrl, readDepth, readPlace } from './listing-url.ts'

/** The loader rejects unknown groups. */
export function useListingView() {
  const place = readPlace(useParams()) as ListingPlace
  const [search] = useSearchParams()
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const { latestLocation } = useServices()
  const view = useFilterView({
    urlOf(filter, change) {
      const changed = changedListing(place, filter, change)
      return listingUrl(changed.place, changed.filter)
    },
    isSameList: pathname => pathname.startsWith(`${LISTING_PATH}/`) && pathname.split('/')[2] === place.group,
  })
  return {
    ...view,
    place,
    depth: readDepth(search),
    writeDepth(depth: number) {
      // Would undo a navigation that began since the last render.
      if (latestLocation().key !== key) return
      void navigate(listingUrl(place, view.filter, depth), { replace: true, preventScrollReset: true, state })
    },
  }
}

export type ListingView = ReturnType<typeof useListingView>
