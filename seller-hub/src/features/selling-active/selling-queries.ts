import { getProduct, listOwnProducts } from '@closyyy/contract/products'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { ROWS, type SellingView } from './selling-view.ts'

/** A page of the signed-in seller's unsold products; those under review have no row (seller.txt section 4). */
export function useSelling({ sort, page }: SellingView) {
  const shown = { sold: '0', reviewed: '1', sort, page, per_page: ROWS } as const
  // The page that is left stays until the next one is there.
  return useQuery({ ...callQuery(listOwnProducts, { query: shown }), placeholderData: before => before })
}

/** How many products are under review. */
export function useWaitingCount(): number {
  const waiting = { sold: '0', approval_status: 'pending', per_page: 1 } as const
  return useQuery(callQuery(listOwnProducts, { query: waiting })).data?.total ?? 0
}

/** One product with all its photos. */
export const wholeProductQuery = (id: number) => callQuery(getProduct, { params: { id } })
