import { orderSorts, orderStatuses } from '@closyyy/contract/orders'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { callQuery } from '@closyyy/platform/query'
import { polling } from '../../live-queries.ts'
import { choiceParam, pageParam, type UrlView } from '../../url-view.ts'

export type OrderSide = 'sold' | 'purchased'

export const ordersView = {
  status: choiceParam(orderStatuses),
  sort: choiceParam(orderSorts, 'newest'),
  page: pageParam,
}

export type OrdersView = UrlView<typeof ordersView>

const live = polling(15_000)

export function ordersQuery(type: OrderSide, { status, sort, page }: OrdersView) {
  return { ...callQuery(listOrders, { query: { type, status, sort, page } }), ...live }
}

export const orderQuery = (id: string) => callQuery(getOrder, { params: { id } })

export const liveOrderQuery = (id: string) => ({ ...orderQuery(id), ...live })
