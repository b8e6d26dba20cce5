import { isApiError } from '@closyyy/api-client/api-error'
import { data, type LoaderFunctionArgs } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { loadFilterChips } from '../components/filters/filter-parts.ts'
import { countFilters, readFilter } from '../components/filters/list-filter.ts'
import { Listing } from '../features/listing/listing.tsx'
import { readDepth, readPlace } from '../features/listing/listing-url.ts'
import { loadFilterOptions, loadListingPages } from '../features/listing/load-listing.ts'
import { toCategory } from './listing-redirects.ts'

export { changesUrl as shouldRevalidate } from '../components/filters/changes-url.ts'
export { ListingError as ErrorBoundary } from '../features/listing/listing-error.tsx'

const notFound = () => data(null, { status: 404 })

export async function loader(args: LoaderFunctionArgs) {
  const { context, params, request } = args
  if (/^\d+$/.test(params.group ?? '')) return toCategory(args)
  const services = context.get(servicesContext)
  const place = readPlace(params)
  if (!place) throw notFound()
  const search = new URL(request.url).searchParams
  const filter = readFilter(search)
  const parts = Promise.all([loadFilterOptions(services, place, filter), countFilters(filter) > 0 && loadFilterChips()])
  await loadListingPages(services, place, filter, readDepth(search)).catch((error: unknown) => {
    throw isApiError(error) && error.code === 'not-found' ? notFound() : error
  })
  await parts
  return null
}

export function Component() {
  return <Listing />
}
