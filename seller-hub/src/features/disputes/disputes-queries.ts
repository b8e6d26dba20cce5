import { getDispute, getDisputePhoto, listDisputes } from '@closyyy/contract/disputes-calls'
import type { Dispute } from '@closyyy/contract/disputes-schemas'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'
import type { DisputeStatus, DisputeTab } from './disputes-address.ts'

/** How often an open page asks what the other side did, in milliseconds; a hidden page does not ask. */
const LIVE_EVERY_MS = 5_000

const live = { refetchInterval: LIVE_EVERY_MS, refetchOnWindowFocus: 'always' } as const

/** The disputes of a tab in one state, the last changed first, kept up to date. */
export function disputesQuery(raised_by: DisputeTab, status: DisputeStatus) {
  return { ...pagedCallQuery(listDisputes, { query: { raised_by, status } }), ...live }
}

/** One dispute with its messages, kept up to date. */
export const disputeQuery = (id: string) => ({ ...callQuery(getDispute, { params: { id } }), ...live })

/** A photo of a dispute, so many pixels across; it never changes. */
export const disputePhotoQuery = (id: number, photo_id: number, width: 320 | 1280) => ({
  ...callQuery(getDisputePhoto, { params: { id, photo_id }, query: { width } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The open dispute of an order; there is one at most. */
export const openDisputesQuery = (order_id: string) => callQuery(listDisputes, { query: { order_id, status: 'open' } })

export const orderQuery = (id: string) => callQuery(getOrder, { params: { id } })

/** The newest of what the person bought. */
export const purchasesQuery = callQuery(listOrders, { query: { type: 'purchased', per_page: MAX_PAGE_SIZE } })

/** On which side of a dispute somebody stands; undefined for an administrator. */
export function sideOf({ seller, buyer }: Pick<Dispute, 'seller' | 'buyer'>, userId: number) {
  if (seller.id === userId) return 'seller'
  return buyer.id === userId ? 'buyer' : undefined
}
