import { SEARCH_MIN_LENGTH } from '@closyyy/contract/products'

/** The results page of a query; undefined where it is too short to be asked (storefront.txt section 5). */
export function searchPath(text: string): string | undefined {
  const query = text.trim()
  return query.length < SEARCH_MIN_LENGTH ? undefined : `/search?${new URLSearchParams({ query })}`
}
