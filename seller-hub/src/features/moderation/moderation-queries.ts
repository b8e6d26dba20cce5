import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { getProduct } from '@closyyy/contract/products'
import { callKey, callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

/** What waits for a decision, the longest waiting first. */
export const waitingQuery = callQuery(listModeratedProducts, { query: { per_page: MAX_PAGE_SIZE } })

/** One product with all its photos; lists name two of them. */
export const wholeProductQuery = (id: number) => callQuery(getProduct, { params: { id } })

/** Without a reason it is approved. */
export interface Decision {
  id: number
  reason?: string
}

/** Approves or rejects a product and asks for the queue anew. @throws ApiError */
export function useDecide() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: Decision) =>
      reason === undefined
        ? api.call(approveProduct, { params: { id } })
        : api.call(rejectProduct, { params: { id }, body: { reason } }),
    // Also after a refusal: another admin may have been first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(listModeratedProducts) }),
  })
}
