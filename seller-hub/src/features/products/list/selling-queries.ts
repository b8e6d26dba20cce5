import { ownSorts } from '@closyyy/contract/own-products'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import { callQuery, useQuery, viewQuery } from '@closyyy/platform/query'
import { choiceParam, idParam, pageParam, type UrlView } from '../../../components/url-view.ts'

export const ROWS = 10

export const sellingTabs = ['active', 'review'] as const
export type SellingTab = (typeof sellingTabs)[number]

export const sellingView = {
  tab: choiceParam(sellingTabs, 'active'),
  sort: choiceParam(ownSorts, 'newest'),
  page: pageParam,
  edit: idParam,
}

export type SellingView = UrlView<typeof sellingView>

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

/** Read on each opening, so its key is not that of the product page, whose copy is cached for longer (PRODUCT-14). */
export const editedProductQuery = (id: number) => ({
  ...viewQuery(getProduct, { params: { id } }, { name: 'edit', of: product => product }),
  staleTime: 0,
  gcTime: 0,
})
