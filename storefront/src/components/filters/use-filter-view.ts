import { useLocation, useNavigate, useNavigation, useSearchParams } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { type ListFilter, readFilter } from './list-filter.ts'
import { sheetStateOf } from './use-filter-sheet.ts'

export interface FilteredPlace {
  /** URL of the first page of the changed list. */
  urlOf: (filter: ListFilter, change: Partial<ListFilter>) => string
  /** True if a navigation to the path shows this list with other filters. */
  isSameList: (pathname: string, search: URLSearchParams) => boolean
}

/** Properties to change, or a function of the filter that was chosen last. */
export type FilterChange = Partial<ListFilter> | ((latest: ListFilter) => Partial<ListFilter>)

/** Reads the filter of the URL, and changes it by navigating. */
export function useFilterView({ urlOf, isSameList }: FilteredPlace) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { location: target } = useNavigation()
  const navigate = useNavigate()
  const { latestLocation } = useServices()
  const filter = readFilter(search)
  /** Undefined if the location is another page. */
  function filterAt({ pathname, search: text }: Pick<Location, 'pathname' | 'search'>): ListFilter | undefined {
    const params = new URLSearchParams(text)
    return isSameList(pathname, params) ? readFilter(params) : undefined
  }
  // Shows a new filter at once; the next change adds to it.
  const next = target && filterAt(target)
  const chosen = next ?? filter

  return {
    filter,
    chosen,
    /** True while the list loads with another filter. */
    isChanging: next !== undefined,
    isNavigating: target !== undefined,
    urlOf: (change: Partial<ListFilter>) => urlOf(chosen, change),
    /** Applies a filter and returns to the first page; a category closes the sheet (LISTING-3). */
    async change(change: FilterChange): Promise<void> {
      const sheet = sheetStateOf(state)
      // A change may not be rendered yet.
      const latest = filterAt(latestLocation()) ?? chosen
      const changed = typeof change === 'function' ? change(latest) : change
      await navigate(urlOf(latest, changed), {
        preventScrollReset: true,
        replace: sheet !== undefined,
        state: changed.category_id === undefined ? sheet : undefined,
      })
    },
  }
}

export type FilterView = ReturnType<typeof useFilterView>
