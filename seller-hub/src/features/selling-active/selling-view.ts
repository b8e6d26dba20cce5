import { type OwnSort, ownSorts } from '@closyyy/contract/products'

/** Rows that one page of the table shows. */
export const ROWS = 10

/** What of the list is shown, and in which order; it stands in the address. */
export interface SellingView {
  sort: OwnSort
  page: number
}

/** The view that an address names; what cannot be meant is the usual. */
export function readView(search: URLSearchParams): SellingView {
  const page = Number(search.get('page'))
  return {
    sort: ownSorts.find(sort => sort === search.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The search of a view's address; the usual goes without saying. */
export function viewSearch({ sort, page }: SellingView): string {
  const search = new URLSearchParams()
  if (sort !== 'newest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}
