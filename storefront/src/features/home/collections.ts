import type { GroupSlug } from '@closyyy/contract/categories'
import { WEDDING_DRESSES_ID } from '@closyyy/contract/categories'
import { PAGE_SIZE } from '@closyyy/contract/pagination'
import { LISTING_PATH } from '@closyyy/contract/paths'
import { listKidsProducts, listMensProducts, listProducts, listWomensProducts } from '@closyyy/contract/products-calls'
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

export interface Collection {
  group: GroupSlug
  path: string
  products: CardProduct[] | undefined
  error: unknown
  isFetching: boolean
  retry: () => void
}

/** Never throws: each row shows its own error. */
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
  path: `${LISTING_PATH}/${group}`,
  products,
  error: result.error,
  isFetching: result.isFetching,
  retry: () => void result.refetch(),
})

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
