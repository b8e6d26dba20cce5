import { orderSorts, orderStatuses } from '@closyyy/contract/orders'
import { listOrders } from '@closyyy/contract/orders-calls'
import { callQuery } from '@closyyy/platform/query'
import { polling } from '../../components/live-queries.ts'
import { orderQuery } from '../../components/order-query.ts'
import { choiceParam, pageParam, type UrlView } from '../../components/url-view.ts'

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

export const liveOrderQuery = (id: string) => ({ ...orderQuery(id), ...live })
