import { SEARCH_MIN_LENGTH } from '@closyyy/contract/products'

const RESULTS = '/search'

/**
 * The results page of a query. A query below the minimum has none (storefront.txt section 5), except on the results
 * page itself: it takes the place of the old results there and says what is missing.
 */
export function searchPath(text: string, pathname: string): string | undefined {
  const query = text.trim()
  if (query.length < SEARCH_MIN_LENGTH && pathname !== RESULTS) return undefined
  return `${RESULTS}?${new URLSearchParams({ query })}`
}
