import { SEARCH_MIN_LENGTH, searchProducts } from '@closyyy/contract/products'
import { pagedViewQuery } from '@closyyy/platform/query'
import { type CardProduct, cardPage } from '../../components/product-cards.ts'

/** The longest term that the call takes. */
const TERM_MAX_LENGTH = 100

/** The search term of an address. */
export function searchTermOf(params: URLSearchParams): string {
  return (params.get('query') ?? '').trim().slice(0, TERM_MAX_LENGTH)
}

export function isLongEnough(term: string): boolean {
  return term.length >= SEARCH_MIN_LENGTH
}

export const searchQuery = (term: string) => pagedViewQuery(searchProducts, { query: { query: term } }, cardPage)

/** Keeps what an older server, which filters nothing, would bring too much of (storefront.txt section 7). */
export function filterMatches(products: CardProduct[], term: string): CardProduct[] {
  const lowerTerm = term.toLocaleLowerCase()
  return products.filter(({ sold, title }) => !sold && title.toLocaleLowerCase().includes(lowerTerm))
}
