import { cancelHeldOrder, listHeldOrders, releaseHeldOrder } from '@closyyy/contract/held-orders-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'
import { pageParam } from '../../components/url-view.ts'

export const heldOrdersView = { page: pageParam }

export const heldOrdersQuery = (page: number) => callQuery(listHeldOrders, { query: { page } })

const calls = { release: releaseHeldOrder, cancel: cancelHeldOrder }

export type HeldOrderDecision = keyof typeof calls

export function useDecideHeldOrder(decision: HeldOrderDecision) {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      api.call(calls[decision], { params: { id }, body: { reason } }),
    onSettled: useInvalidate(listHeldOrders),
  })
}
