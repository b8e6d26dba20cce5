import { serverMessage } from '@closyyy/api-client/api-error'
import { getDispute, listAllDisputes, listDisputes, resolveDispute } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { type DisputeMessage, type DisputeReport, sendMessage, sendReport } from '@closyyy/forms/dispute-requests'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUpload } from '@closyyy/platform/submission/use-upload'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../components/live-queries.ts'
import { disputeQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

export function useOpenDispute(orderId: number) {
  const { api } = useServices()
  const { send: upload, progress } = useUpload()
  const mutation = useDisputeMutation((report: DisputeReport) =>
    sendReport({ api, upload, proof: {} }, orderId, report),
  )
  return { ...mutation, progress }
}

export function useSendMessage(id: number) {
  const { api } = useServices()
  const { send: upload, progress } = useUpload()
  const mutation = useDisputeMutation((message: DisputeMessage) => sendMessage({ api, upload, proof: {} }, id, message))
  return { ...mutation, progress }
}

/** Shows a toast: its button is removed once the dispute is resolved. */
export function useResolveDispute(id: number) {
  const t = useDisputesText()
  const { api } = useServices()
  return useDisputeMutation(() => api.call(resolveDispute, { params: { id }, body: {} }), {
    onDone: () => toast(t('resolve.done'), { kind: 'success' }),
    onFailed: error => toast(serverMessage(error) ?? t('failed'), { kind: 'danger' }),
  })
}

interface Handlers {
  onDone: () => void
  onFailed?: (error: unknown) => void
}

/** Updates the cache with the response; refetches after an error because the other side may have acted first. */
export function useDisputeMutation<Input>(mutationFn: (input: Input) => Promise<DisputeThread>, handlers?: Handlers) {
  const queryClient = useQueryClient()
  const refetchList = useInvalidate(listDisputes, listAllDisputes, listOrders, getOrder)
  const refetchAll = useInvalidate(listDisputes, listAllDisputes, listOrders, getOrder, getDispute)
  return useMutation({
    mutationFn,
    onSuccess(dispute) {
      handlers?.onDone()
      queryClient.setQueryData(disputeQuery(dispute.id).queryKey, dispute)
    },
    onError: error => handlers?.onFailed?.(error),
    onSettled: (_data, error) => (error ? refetchAll() : refetchList()),
  })
}
