import { type OrderSort, orderSorts, orderStatuses } from '@closyyy/contract/orders'
import type { Order } from '@closyyy/contract/orders-schemas'

export type OrderStatus = Order['status']

/** Which orders are shown, and in which order; it stands in the address. */
export interface OrdersView {
  /** Undefined for all. */
  status: OrderStatus | undefined
  sort: OrderSort
  page: number
}

/** The view that an address names; what cannot be meant is the usual. */
export function readView(search: URLSearchParams): OrdersView {
  const page = Number(search.get('page'))
  return {
    status: orderStatuses.find(status => status === search.get('status')),
    sort: orderSorts.find(sort => sort === search.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The search of a view's address; the usual goes without saying. */
export function viewSearch({ status, sort, page }: OrdersView): string {
  const search = new URLSearchParams()
  if (status) search.set('status', status)
  if (sort !== 'newest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

/** Whether an order goes on, so that a problem with it can be reported. */
export function isOpen({ status }: Order): boolean {
  return status !== 'completed' && status !== 'cancelled'
}
