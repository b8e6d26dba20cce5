import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { ROWS, type SellingTab, type SellingView } from './selling-view.ts'

/** Listings under review have no row in the product list (PRODUCT-15); they have a tab of their own. */
const shown: Record<SellingTab, { sold?: '0'; reviewed?: '1'; approval_status?: 'pending' }> = {
  active: { sold: '0', reviewed: '1' },
  review: { approval_status: 'pending' },
}

/** A page of the signed-in seller's listings. */
export function useSelling({ tab, sort, page }: SellingView) {
  const query = { ...shown[tab], sort, page, per_page: ROWS }
  // The page that is left stays until the next one is there.
  return useQuery({ ...callQuery(listOwnProducts, { query }), placeholderData: before => before })
}

/** How many listings are under review; 0 until known. */
export function useWaitingCount(): number {
  return useQuery(callQuery(listOwnProducts, { query: { ...shown.review, per_page: 1 } })).data?.total ?? 0
}

/** One product with all its photos. */
export const wholeProductQuery = (id: number) => callQuery(getProduct, { params: { id } })
