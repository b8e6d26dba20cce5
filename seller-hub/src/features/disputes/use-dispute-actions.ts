import { serverMessage } from '@closyyy/api-client/api-error'
import type { DisputeReason } from '@closyyy/contract/disputes'
import {
  getDispute,
  listAllDisputes,
  listDisputes,
  openDispute,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { photoForm } from '@closyyy/forms/photo-form'
import type { NewPhoto } from '@closyyy/forms/picked-photo'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUpload } from '@closyyy/platform/use-upload'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../live-queries.ts'
import { disputeQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

interface WithPhotos {
  photos: readonly NewPhoto[]
}

export function useOpenDispute(order_id: number) {
  const { api } = useServices()
  const { send, progress } = useUpload()
  const mutation = useDisputeMutation(
    ({ photos, ...fields }: { reason: DisputeReason; message: string } & WithPhotos) =>
      photos.length > 0
        ? send(openDispute, { input: {}, form: photoForm({ order_id: String(order_id), ...fields }, photos), photos })
        : api.call(openDispute, { body: { order_id, ...fields } }),
  )
  return { ...mutation, progress }
}

/** Sends a message; a retry of the same one has the same key (DISPUTE-7). */
export function useSendMessage(id: number) {
  const { api } = useServices()
  const { send, progress } = useUpload()
  const params = { id }
  const mutation = useDisputeMutation(({ message, photos, key }: { message: string; key: string } & WithPhotos) => {
    const headers = { 'Idempotency-Key': key }
    return photos.length > 0
      ? send(sendDisputeMessage, { input: { params }, form: photoForm({ message }, photos), photos, headers })
      : api.call(sendDisputeMessage, { params, body: { message } }, { headers })
  })
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
  const refetchAll = useInvalidate(listDisputes, listAllDisputes, getDispute)
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
