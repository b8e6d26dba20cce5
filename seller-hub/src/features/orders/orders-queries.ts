import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { callQuery } from '@closyyy/platform/query'
import type { OrdersView } from './orders-view.ts'

export type OrderSide = 'sold' | 'purchased'

/** Polls while the page is visible. */
const POLL_MS = 15_000

const live = { refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' } as const

export function ordersQuery(type: OrderSide, { status, sort, page }: OrdersView) {
  return { ...callQuery(listOrders, { query: { type, status, sort, page } }), ...live }
}

export const orderQuery = (id: string) => callQuery(getOrder, { params: { id } })
