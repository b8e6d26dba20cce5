import { type Product, SEARCH_MIN_LENGTH, searchProducts } from '@closyyy/contract/products'
import { pagedCallQuery } from '@closyyy/platform/query'

/** The longest term that the call takes. */
const TERM_MAX_LENGTH = 100

/** The search term of an address. */
export function searchTermOf(params: URLSearchParams): string {
  return (params.get('query') ?? '').trim().slice(0, TERM_MAX_LENGTH)
}

export function isLongEnough(term: string): boolean {
  return term.length >= SEARCH_MIN_LENGTH
}

export const searchQuery = (term: string) => pagedCallQuery(searchProducts, { query: { query: term } })

/** Keeps what an older server, which filters nothing, would bring too much of (storefront.txt section 7). */
export function keepMatches(products: Product[], term: string): Product[] {
  const sought = term.toLocaleLowerCase()
  return products.filter(({ sold, title }) => !sold && title.toLocaleLowerCase().includes(sought))
}
