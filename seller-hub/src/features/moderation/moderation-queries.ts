import type { ApiClient } from '@closyyy/api-client/api-client'
import type { CallData } from '@closyyy/contract/call'
import {
  approveProduct,
  listModeratedProducts,
  type ModeratedProduct,
  rejectProduct,
} from '@closyyy/contract/moderation'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

const queueKey = [...callKey(listModeratedProducts), 'queue']

/** What waits for a decision, the longest waiting first; each page goes on behind the one before. */
export const queueQuery = (api: ApiClient) => ({
  queryKey: queueKey,
  queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
    api.call(listModeratedProducts, { query: { per_page: MAX_PAGE_SIZE, after: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last: Page) => last.next ?? undefined,
})

type Page = CallData<typeof listModeratedProducts>

interface Queue {
  pages: Page[]
  pageParams: unknown[]
}

const without = (queue: Queue, id: number): Queue => ({
  ...queue,
  pages: queue.pages.map(page => ({ ...page, data: page.data.filter(one => one.id !== id), total: page.total - 1 })),
})

/** Without a reason it is approved. */
export interface Decision {
  product: ModeratedProduct
  reason?: string
}

/** Approves or rejects a product as it was seen. @throws ApiError */
export function useDecide(onDecided: (decision: Decision) => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ product: { id, version }, reason }: Decision) =>
      reason === undefined
        ? api.call(approveProduct, { params: { id }, body: { version } })
        : api.call(rejectProduct, { params: { id }, body: { version, reason } }),
    // Here and not where it is called: what was decided on is gone from the screen by then.
    onSuccess: (_product, decision) => {
      onDecided(decision)
      queryClient.setQueryData<Queue>(queueKey, queue => queue && without(queue, decision.product.id))
    },
    onSettled: (_product, error) => {
      const isShort = (queryClient.getQueryData<Queue>(queueKey)?.pages.length ?? 0) < 2
      // After a refusal, too: another admin may have been first, or the seller edited it.
      if (error || isShort) void queryClient.invalidateQueries({ queryKey: queueKey })
    },
  })
}
