import { type OwnSort, ownSorts } from '@closyyy/contract/products'

export const ROWS = 10

export const sellingTabs = ['active', 'review'] as const
export type SellingTab = (typeof sellingTabs)[number]

export interface SellingView {
  tab: SellingTab
  sort: OwnSort
  page: number
  edit: number | undefined
}

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

export function viewSearch({ tab, sort, page, edit }: SellingView): string {
  const search = new URLSearchParams()
  if (tab !== 'active') search.set('tab', tab)
  if (sort !== 'newest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  if (edit) search.set('edit', String(edit))
  return search.size > 0 ? `?${search}` : ''
}
