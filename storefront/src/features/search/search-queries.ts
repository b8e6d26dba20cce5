import { SEARCH_MIN_LENGTH } from '@closyyy/contract/products'
import { searchProducts } from '@closyyy/contract/products-calls'
import { pagedViewQuery } from '@closyyy/platform/query'
import { type CardProduct, cardPage } from '../../components/product-cards.ts'

/** Limit of the API. */
const TERM_MAX_LENGTH = 100

export function searchTermOf(params: URLSearchParams): string {
  return (params.get('query') ?? '').trim().slice(0, TERM_MAX_LENGTH)
}

export function isLongEnough(term: string): boolean {
  return term.length >= SEARCH_MIN_LENGTH
}

export const searchQuery = (term: string) => pagedViewQuery(searchProducts, { query: { query: term } }, cardPage)

/** Filters the results of older servers (SEARCH-2). */
export function filterMatches(products: CardProduct[], term: string): CardProduct[] {
  const lowerTerm = term.toLocaleLowerCase()
  return products.filter(({ sold, title }) => !sold && title.toLocaleLowerCase().includes(lowerTerm))
}
