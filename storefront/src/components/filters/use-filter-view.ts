import { useLocation, useNavigate, useNavigation, useSearchParams } from '@closyyy/platform/router'
import { type ListFilter, readFilter } from './list-filter.ts'
import { sheetStateOf } from './use-filter-sheet.ts'

export interface FilteredPlace {
  /** URL of the first page of the changed list. */
  urlOf: (filter: ListFilter, change: Partial<ListFilter>) => string
  /** True if a navigation to the path shows this list with other filters. */
  isSameList: (pathname: string, search: URLSearchParams) => boolean
}

/** Reads the filter of the URL, and changes it by navigating. */
export function useFilterView({ urlOf, isSameList }: FilteredPlace) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { location: target } = useNavigation()
  const navigate = useNavigate()
  const filter = readFilter(search)
  const targetSearch = target && new URLSearchParams(target.search)
  const isChanging = targetSearch !== undefined && isSameList(target?.pathname ?? '', targetSearch)
  // Shows a new filter at once; the next change adds to it.
  const chosen = isChanging ? readFilter(targetSearch) : filter

  return {
    filter,
    chosen,
    /** True while the list loads with another filter. */
    isChanging,
    isNavigating: target !== undefined,
    urlOf: (change: Partial<ListFilter>) => urlOf(chosen, change),
    /** Applies a filter and returns to the first page; a category closes the sheet (LISTING-3). */
    change(change: Partial<ListFilter>) {
      const sheet = sheetStateOf(state)
      void navigate(urlOf(chosen, change), {
        preventScrollReset: true,
        replace: sheet !== undefined,
        state: change.category_id === undefined ? sheet : undefined,
      })
    },
  }
}

export type FilterView = ReturnType<typeof useFilterView>
