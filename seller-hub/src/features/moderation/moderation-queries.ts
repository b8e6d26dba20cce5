import type { ApiClient } from '@closyyy/api-client/api-client'
import type { CallData } from '@closyyy/contract/call'
import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation-calls'
import type { ModeratedProduct } from '@closyyy/contract/moderation-schemas'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import { callKey, type QueryClient, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { doBeforeLogOut } from '@closyyy/platform/session-data/before-log-out'
import { unsentValues } from '@closyyy/platform/submission/unsent-values'
import { Undone, undoWindow } from './undo-window.ts'

const queueKey = [...callKey(listModeratedProducts), 'queue']

/** Oldest first; cursor pagination. */
export const queueQuery = (api: ApiClient) => ({
  queryKey: queueKey,
  queryFn: async ({ pageParam, signal, client }: QueryContext) =>
    withoutDecided(
      await api.call(listModeratedProducts, { query: { per_page: MAX_PAGE_SIZE, after: pageParam } }, { signal }),
      client,
    ),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last: Page) => last.next ?? undefined,
})

interface QueryContext {
  pageParam: number | undefined
  signal: AbortSignal
  client: QueryClient
}

type Page = CallData<typeof listModeratedProducts>

interface Queue {
  pages: Page[]
  pageParams: unknown[]
}

const decisionKey = ['decide-on-product']

/** Returns the products whose decision can still be undone or is being sent. */
function decidedIds(client: QueryClient): number[] {
  const decisions = client.getMutationCache().findAll({ mutationKey: decisionKey, status: 'pending' })
  return decisions.map(({ state }) => (state.variables as Decision).product.id)
}

/** Hides products whose decision can still be undone: the server still lists them. */
function withoutDecided(page: Page, client: QueryClient): Page {
  const ids = decidedIds(client)
  return {
    ...page,
    data: page.data.filter(({ id }) => !ids.includes(id)),
    total: Math.max(0, page.total - ids.length),
  }
}

const without = (queue: Queue, id: number): Queue => ({
  ...queue,
  pages: queue.pages.map(page => ({ ...page, data: page.data.filter(one => one.id !== id), total: page.total - 1 })),
})

/** The reason typed for a product on which no decision was saved (MODERATION-5). */
export const unsentReason = (id: number) => unsentValues<{ reason: string }>(`reject-${id}`)

/** An approval if there is no reason. */
export interface Decision {
  product: ModeratedProduct
  reason?: string
  undo: AbortSignal
}

export const UNDO_MS = 10_000

/**
 * Returns a function that sends a decision after the undo window, on page hide or before a logout. It returns false for a
 * product that already has a decision: undoing one of two would leave the other.
 */
export function useDecideProduct(onFailed: (error: unknown, decision: Decision) => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: decisionKey,
    mutationFn: ({ product: { id, version }, reason, undo }: Decision) =>
      doBeforeLogOut(async isLoggingOut => {
        await undoWindow(UNDO_MS, undo, isLoggingOut)
        return reason === undefined
          ? api.call(approveProduct, { params: { id }, body: { version } }, { keepalive: true })
          : api.call(rejectProduct, { params: { id }, body: { version, reason } }, { keepalive: true })
      }),
    onMutate: ({ product: { id } }) => {
      queryClient.setQueryData<Queue>(queueKey, queue => queue && without(queue, id))
    },
    onSuccess: (_product, { product: { id } }) => {
      unsentReason(id).current = undefined
    },
    onError: (error, decision) => {
      const { product, reason } = decision
      if (reason !== undefined) unsentReason(product.id).current = { reason }
      if (!(error instanceof Undone)) onFailed(error, decision)
    },
    onSettled: (_product, error) => {
      const isShort = (queryClient.getQueryData<Queue>(queueKey)?.pages.length ?? 0) < 2
      // Also after an error: another admin may have decided first, or the seller edited it.
      if (error || isShort) void queryClient.invalidateQueries({ queryKey: queueKey })
    },
  })
  return (decision: Decision): boolean => {
    if (decidedIds(queryClient).includes(decision.product.id)) return false
    mutate(decision)
    return true
  }
}
