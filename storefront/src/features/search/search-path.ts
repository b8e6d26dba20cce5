import { SEARCH_MIN_LENGTH } from '@closyyy/contract/products'

const RESULTS = '/search'

/** Undefined if the query is too short (SEARCH-1); on the results page it still navigates, to show the hint. */
export function searchPath(text: string, pathname: string): string | undefined {
  const query = text.trim()
  if (query.length < SEARCH_MIN_LENGTH && pathname !== RESULTS) return undefined
  return `${RESULTS}?${new URLSearchParams({ query })}`
}
