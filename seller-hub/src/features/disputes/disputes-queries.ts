import { getDispute, getDisputePhoto, listAllDisputes, listDisputes } from '@closyyy/contract/disputes-calls'
import type { Dispute } from '@closyyy/contract/disputes-schemas'
import { listOrders } from '@closyyy/contract/orders-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'
import { polling } from '../../components/live-queries.ts'

export const disputeTabs = ['others', 'me'] as const
export type DisputeTab = (typeof disputeTabs)[number]

export type DisputeStatus = Dispute['status']

const live = polling(5_000)

export function disputesQuery(raised_by: DisputeTab, status: DisputeStatus) {
  return { ...pagedCallQuery(listDisputes, { query: { raised_by, status } }), ...live }
}

/** Open disputes of all orders, oldest first, for admins. */
export function allDisputesQuery(status: DisputeStatus) {
  return { ...pagedCallQuery(listAllDisputes, { query: { status } }), ...live }
}

export const disputeQuery = (id: number) => ({ ...callQuery(getDispute, { params: { id } }), ...live })

/** Never refetched: photos do not change. */
export const disputePhotoQuery = (id: number, photo_id: number, width: 320 | 1280) => ({
  ...callQuery(getDisputePhoto, { params: { id, photo_id }, query: { width } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** At most one per order. */
export const openDisputesQuery = (order_id: string) => callQuery(listDisputes, { query: { order_id, status: 'open' } })

export const purchasesQuery = callQuery(listOrders, { query: { type: 'purchased', per_page: MAX_PAGE_SIZE } })

/** Undefined for an admin. */
export function sideOf({ seller, buyer }: Pick<Dispute, 'seller' | 'buyer'>, userId: number) {
  if (seller.id === userId) return 'seller'
  return buyer.id === userId ? 'buyer' : undefined
}
