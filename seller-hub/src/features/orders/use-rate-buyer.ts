import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { rateBuyer } from '@closyyy/contract/ratings-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'

/** Rates the buyer of an order (RATING-4); refetches also after an error: the order may have been rated elsewhere. */
export function useRateBuyer(orderId: number) {
  const { api } = useServices()
  return useMutation({
    mutationFn: (body: { rating: number; comment: string }) => api.call(rateBuyer, { params: { id: orderId }, body }),
    onSettled: useInvalidate(listOrders, getOrder, getProfile),
  })
}
