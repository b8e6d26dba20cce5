import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { ROWS, type SellingTab, type SellingView } from './selling-view.ts'

/** Products in review have their own tab (PRODUCT-15). */
const shown: Record<SellingTab, { sold?: '0'; reviewed?: '1'; approval_status?: 'pending' }> = {
  active: { sold: '0', reviewed: '1' },
  review: { approval_status: 'pending' },
}

export function useSelling({ tab, sort, page }: SellingView) {
  const query = { ...shown[tab], sort, page, per_page: ROWS }
  // Keeps the previous page until the next one has loaded.
  return useQuery({ ...callQuery(listOwnProducts, { query }), placeholderData: before => before })
}

/** 0 while loading. */
export function useWaitingCount(): number {
  return useQuery(callQuery(listOwnProducts, { query: { ...shown.review, per_page: 1 } })).data?.total ?? 0
}

export const wholeProductQuery = (id: number) => callQuery(getProduct, { params: { id } })
