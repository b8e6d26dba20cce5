import type { Product } from '@closyyy/contract/products'

export const sellingSorts = ['newest', 'oldest', 'price_asc', 'price_desc', 'title', 'stock'] as const
export type SellingSort = (typeof sellingSorts)[number]

/** Rows that one page of the table shows. */
export const ROWS = 10

/** What of the list is shown, and in which order; it stands in the address. */
export interface SellingView {
  sort: SellingSort
  page: number
}

/** The view that an address names; what cannot be meant is the usual. */
export function readView(search: URLSearchParams): SellingView {
  const page = Number(search.get('page'))
  return {
    sort: sellingSorts.find(sort => sort === search.get('sort')) ?? 'newest',
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

const orders: Record<SellingSort, (one: Product, other: Product) => number> = {
  newest: (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
  oldest: (one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id,
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
  title: (one, other) => one.title.localeCompare(other.title),
  stock: (one, other) => one.quantity_left - other.quantity_left,
}

/** A product with its number in the list. */
export interface Row {
  number: number
  product: Product
}

/** The rows of a page and how many pages there are; a page past the end is the last one. Products under review have no row (seller.txt section 4). */
export function rowsOf(products: readonly Product[], { sort, page }: SellingView) {
  const shown = products.filter(({ approval_status }) => approval_status !== 'pending').sort(orders[sort])
  const lastPage = Math.max(1, Math.ceil(shown.length / ROWS))
  const current = Math.min(page, lastPage)
  const first = (current - 1) * ROWS
  const rows: Row[] = shown.slice(first, first + ROWS).map((product, index) => ({ number: first + index + 1, product }))
  return { rows, lastPage, page: current, waiting: products.length - shown.length }
}
