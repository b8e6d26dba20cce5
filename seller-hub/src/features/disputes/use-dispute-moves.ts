import { isApiError } from '@closyyy/api-client/api-error'
import {
  type DisputeReason,
  type DisputeThread,
  getDispute,
  listDisputes,
  openDispute,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { disputeQuery } from './disputes-queries.ts'
import type { DisputesText } from './disputes-text.ts'
import { serverText } from './server-text.ts'

/** Reports a problem with an order. */
export function useOpenDispute(order_id: number) {
  const { api } = useServices()
  return useDisputeMove((given: { reason: DisputeReason; message: string }) =>
    api.call(openDispute, { body: { order_id, ...given } }),
  )
}

/** Writes in a dispute. */
export function useSendMessage(id: number) {
  const { api } = useServices()
  return useDisputeMove((message: string) => api.call(sendDisputeMessage, { params: { id }, body: { message } }))
}

/** Settles a dispute. */
export function useResolveDispute(id: number) {
  const { api } = useServices()
  return useDisputeMove(() => api.call(resolveDispute, { params: { id }, body: {} }))
}

/** Shows the answer at once; after a refused move the other side was faster, and all is asked for anew. */
function useDisputeMove<Given>(mutationFn: (given: Given) => Promise<DisputeThread>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: dispute => queryClient.setQueryData(disputeQuery(String(dispute.id)).queryKey, dispute),
    onSettled: (_data, error) =>
      Promise.all(
        (error ? [listDisputes, getDispute] : [listDisputes]).map(call =>
          queryClient.invalidateQueries({ queryKey: callKey(call) }),
        ),
      ),
  })
}

/** What to say at a form whose call failed; where the state has moved on the form goes, so a toast says it. */
export function refusalOf(t: DisputesText, error: unknown): string | undefined {
  const said = serverText(t, error) ?? t('failed')
  if (!isApiError(error) || error.code !== 'conflict') return said
  toast(said, { kind: 'danger' })
  return undefined
}
