import type { GroupSlug } from '@closyyy/contract/categories'
import { WEDDING_DRESSES_ID } from '@closyyy/contract/categories'
import { PAGE_SIZE } from '@closyyy/contract/page'
import { listKidsProducts, listMensProducts, listProducts, listWomensProducts } from '@closyyy/contract/products'
import { useQuery, viewQuery } from '@closyyy/platform/query'
import type { Services } from '@closyyy/platform/services'
import { type CardProduct, cardPage, cardRow } from '../../components/product-cards.ts'

const men = viewQuery(listMensProducts, {}, cardRow)
const women = viewQuery(listWomensProducts, {}, cardRow)
const kids = viewQuery(listKidsProducts, {}, cardRow)
const weddingDresses = viewQuery(
  listProducts,
  {
    params: { group: 'women' },
    query: { category_id: WEDDING_DRESSES_ID, sort: 'newest', per_page: PAGE_SIZE, page: 1 },
  },
  cardPage,
)

/** What a row of the home page shows, and how its loading stands; rows load, fail and are empty each for itself. */
export interface Collection {
  group: GroupSlug
  path: string
  products: CardProduct[] | undefined
  error: unknown
  isFetching: boolean
  retry: () => void
}

/** Brings all collections. None of them throws: a row that failed says so itself, while the others stand. */
export async function loadCollections({ queryClient }: Pick<Services, 'queryClient'>): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(women),
    queryClient.prefetchQuery(men),
    queryClient.prefetchQuery(kids),
    queryClient.prefetchQuery(weddingDresses),
  ])
}

interface Result {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

const collection = (group: GroupSlug, products: CardProduct[] | undefined, result: Result): Collection => ({
  group,
  path: `/listing/${group}`,
  products,
  error: result.error,
  isFetching: result.isFetching,
  retry: () => void result.refetch(),
})

/** The collections of the home page in their order. */
export function useCollections(): Collection[] {
  const mens = useQuery(men)
  const womens = useQuery(women)
  const kidss = useQuery(kids)
  const dresses = useQuery(weddingDresses)
  return [
    collection('men', mens.data, mens),
    collection('women', womens.data, womens),
    collection('kids', kidss.data, kidss),
    collection('wedding-dresses', dresses.data?.data, dresses),
  ]
}
