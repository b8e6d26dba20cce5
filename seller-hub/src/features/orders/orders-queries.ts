import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { callQuery } from '@closyyy/platform/query'
import type { OrdersView } from './orders-view.ts'

/** As whom the signed-in person looks at their orders. */
export type OrderSide = 'sold' | 'purchased'

/** How often an open page asks what the other side did, in milliseconds; a hidden page does not ask. */
const LIVE_EVERY_MS = 15_000

const live = { refetchInterval: LIVE_EVERY_MS, refetchOnWindowFocus: 'always' } as const

/** One page of a person's orders on one side, kept up to date. */
export function ordersQuery(type: OrderSide, { status, sort, page }: OrdersView) {
  return { ...callQuery(listOrders, { query: { type, status, sort, page } }), ...live }
}

export const orderQuery = (id: string) => callQuery(getOrder, { params: { id } })
