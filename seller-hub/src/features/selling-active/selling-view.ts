import { type OwnSort, ownSorts } from '@closyyy/contract/products'

/** Rows that one page of the table shows. */
export const ROWS = 10

/** What is on sale, or what waits for a first decision. */
export const sellingTabs = ['active', 'review'] as const
export type SellingTab = (typeof sellingTabs)[number]

/** Which listings are shown, in which order, and which one is being edited; part of the URL. */
export interface SellingView {
  tab: SellingTab
  sort: OwnSort
  page: number
  edit: number | undefined
}

/** Reads the view from a URL; falls back to defaults for invalid values. */
export function readView(search: URLSearchParams): SellingView {
  return {
    tab: search.get('tab') === 'review' ? 'review' : 'active',
    sort: ownSorts.find(sort => sort === search.get('sort')) ?? 'newest',
    page: countIn(search, 'page') ?? 1,
    edit: countIn(search, 'edit'),
  }
}

function countIn(search: URLSearchParams, name: string): number | undefined {
  const count = Number(search.get(name))
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

/** Writes a view as the query of a URL, without defaults. */
export function viewSearch({ tab, sort, page, edit }: SellingView): string {
  const search = new URLSearchParams()
  if (tab !== 'active') search.set('tab', tab)
  if (sort !== 'newest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  if (edit) search.set('edit', String(edit))
  return search.size > 0 ? `?${search}` : ''
}
