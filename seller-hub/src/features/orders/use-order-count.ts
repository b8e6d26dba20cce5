import { useQuery } from '@closyyy/platform/query'
import { type OrderSide, ordersQuery } from './orders-queries.ts'
import type { OrderStatus } from './orders-view.ts'

export function useOrderCount(side: OrderSide, status: OrderStatus) {
  const { data, ...read } = useQuery({
    ...ordersQuery(side, { status, sort: 'newest', page: 1 }),
    refetchInterval: false,
  })
  return { ...read, data: data?.total }
}
