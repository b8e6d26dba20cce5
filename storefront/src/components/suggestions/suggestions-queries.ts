import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { listSuggestedProducts } from '@closyyy/contract/products'
import { useQuery, viewQuery } from '@closyyy/platform/query'
import { type CardProduct, cardPage } from '../product-cards.ts'

/** Pieces in a grid of suggestions. */
const GRID_LENGTH = 8

const pageOf = (query: { like?: number; per_page: number }) => viewQuery(listSuggestedProducts, { query }, cardPage)

/** Reads what is on sale beside some products: pieces like the first, and others where too few of those are left. */
export function useSuggestions(products: readonly number[]) {
  const [like] = products
  // The products themselves may be among the answers.
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
