import { type OrderSort, orderSorts, orderStatuses } from '@closyyy/contract/orders'
import type { Order } from '@closyyy/contract/orders-schemas'

export type OrderStatus = Order['status']

export interface OrdersView {
  status: OrderStatus | undefined
  sort: OrderSort
  page: number
}

export function readView(search: URLSearchParams): OrdersView {
  const page = Number(search.get('page'))
  return {
    status: orderStatuses.find(status => status === search.get('status')),
    sort: orderSorts.find(sort => sort === search.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function viewSearch({ status, sort, page }: OrdersView): string {
  const search = new URLSearchParams()
  if (status) search.set('status', status)
  if (sort !== 'newest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

/** True until the order has ended; problems can be reported until then. */
export function isOpen({ status }: Order): boolean {
  return status !== 'completed' && status !== 'cancelled'
}
