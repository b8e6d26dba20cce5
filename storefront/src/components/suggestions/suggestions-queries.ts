import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import type { CardProduct } from '@closyyy/contract/products-schemas'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { useQuery, viewQuery } from '@closyyy/platform/query'
import { cardPage } from '../product-cards.ts'

const GRID_LENGTH = 8

const pageOf = (query: { like?: number; per_page: number }) => viewQuery(listSuggestedProducts, { query }, cardPage)

/** Unsold products similar to the first one, filled up with others if there are too few. */
export function useSuggestions(products: readonly number[]) {
  const [like] = products
  // The response may contain the products themselves.
  const per_page = Math.min(GRID_LENGTH + products.length, MAX_PAGE_SIZE)
  const similar = useQuery({ ...pageOf({ like, per_page }), enabled: like !== undefined })
  const alike = suggested(similar.data?.data, products)
  const needsOthers = like === undefined || (similar.isSuccess && alike.length < GRID_LENGTH)
  const others = useQuery({ ...pageOf({ per_page }), enabled: needsOthers })
  const known = new Set(alike.map(({ id }) => id))
  const rest = suggested(others.data?.data, products).filter(({ id }) => !known.has(id))
  const failed = similar.isError ? similar : others.isError && alike.length === 0 ? others : undefined
  return {
    suggestions: [...alike, ...rest].slice(0, GRID_LENGTH),
    isPending: !failed && (similar.isLoading || others.isLoading),
    failed,
  }
}

const suggested = (found: CardProduct[] = [], products: readonly number[]) =>
  found.filter(({ id, sold }) => !sold && !products.includes(id))
