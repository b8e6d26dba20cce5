import { SEARCH_PATH } from '@closyyy/contract/paths'
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@closyyy/contract/products'
import { searchProducts } from '@closyyy/contract/products-calls'
import { pagedViewQuery } from '@closyyy/platform/query'
import { filteredUrl, type ListFilter } from '../../components/filters/list-filter.ts'
import { cardPage } from '../../components/product-cards.ts'

export function searchTermOf(params: URLSearchParams): string {
  return (params.get('query') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
}

/** Most pages that a URL loads at once. */
export const MAX_SEARCH_PAGES = 10

/** Returns how many pages of results a URL shows; without script, a link shows one more. */
export function searchPagesOf(params: URLSearchParams): number {
  const pages = Number(params.get('page'))
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_SEARCH_PAGES) : 1
}

const newest: ListFilter = { sort: 'newest' }

export const searchUrl = (term: string, filter = newest, page?: number) =>
  filteredUrl(SEARCH_PATH, filter, { query: term }, page && { page })

export function isLongEnough(term: string): boolean {
  return term.length >= MIN_SEARCH_LENGTH
}

export const searchQuery = (term: string, filter: ListFilter) =>
  pagedViewQuery(searchProducts, { query: { query: term, ...filter } }, cardPage)
