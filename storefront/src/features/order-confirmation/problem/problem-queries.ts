import type { ApiClient } from '@closyyy/api-client/api-client'
import type { DisputeReason } from '@closyyy/contract/disputes'
import {
  acceptProposal,
  getDispute,
  getDisputePhoto,
  openDispute,
  proposeDecision,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues, EnteredDecision } from '@closyyy/forms/decision-form'
import { photoForm } from '@closyyy/forms/photo-form'
import type { NewPhoto } from '@closyyy/forms/picked-photo'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUpload } from '@closyyy/platform/use-upload'
import type { GuestProof } from '../order-queries.ts'

const REFRESH_EVERY_MS = 15_000

/** A problem of a guest's order, with the credentials of the order. */
export interface ProblemOfOrder {
  disputeId: number
  orderId: number
  proof: GuestProof
}

/** Polls until the problem has ended. */
export const problemQuery = (api: ApiClient, { disputeId: id, orderId, proof }: ProblemOfOrder) => ({
  queryKey: ['order', orderId, 'problem', id, proof],
  refetchInterval: ({ state }: { state: { data?: DisputeThread | undefined } }) =>
    state.data?.status === 'resolved' ? false : REFRESH_EVERY_MS,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getDispute, { params: { id }, query: proof }, { signal }),
})

/** Never refetched: photos do not change. */
export const problemPhotoQuery = (api: ApiClient, { disputeId: id, proof }: ProblemOfOrder, photo_id: number) => ({
  queryKey: ['problem-photo', id, photo_id, proof],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getDisputePhoto, { params: { id, photo_id }, query: { width: 640, ...proof } }, { signal }),
})

interface WithPhotos {
  photos: readonly NewPhoto[]
}

/** Reports a problem, with the photos that show it (DISPUTE-10). */
export function useReportProblem(order_id: number, proof: GuestProof) {
  const { send, progress } = useUpload()
  const mutation = useProblemMutation(
    order_id,
    (api, { photos, ...fields }: { reason: DisputeReason; message: string } & WithPhotos) =>
      photos.length > 0
        ? send(openDispute, {
            input: {},
            form: photoForm({ order_id: String(order_id), ...fields, ...proof }, photos),
            photos,
          })
        : api.call(openDispute, { body: { order_id, ...fields, ...proof } }),
  )
  return { ...mutation, progress }
}

/** Sends a message with its photos (DISPUTE-10); a retry of the same one has the same key (DISPUTE-7). */
export function useAnswerProblem({ disputeId: id, orderId, proof }: ProblemOfOrder) {
  const { send, progress } = useUpload()
  const params = { id }
  const mutation = useProblemMutation(
    orderId,
    (api, { message, photos, key }: { message: string; key: string } & WithPhotos) => {
      const headers = { 'Idempotency-Key': key }
      return photos.length > 0
        ? send(sendDisputeMessage, {
            input: { params },
            form: photoForm({ message, ...proof }, photos),
            photos,
            headers,
          })
        : api.call(sendDisputeMessage, { params, body: { message, ...proof } }, { headers })
    },
  )
  return { ...mutation, progress }
}

/** Proposes a decision; a retry of the same one has the same key (DISPUTE-11). */
export function useProposeDecision(
  { disputeId: id, orderId, proof }: ProblemOfOrder,
  unsent: UnsentValues<DecisionValues>,
) {
  const keys = useIdempotencyKey(unsent)
  return useProblemMutation(orderId, async (api, { reason: _reason, ...proposal }: EnteredDecision) => {
    const headers = { 'Idempotency-Key': keys.keyOf(JSON.stringify(proposal)) }
    const thread = await api.call(proposeDecision, { params: { id }, body: { ...proposal, ...proof } }, { headers })
    keys.forget()
    unsent.current = undefined
    return thread
  })
}

export function useAcceptProposal({ disputeId: id, orderId, proof }: ProblemOfOrder) {
  return useProblemMutation(orderId, (api, proposal_id: number) =>
    api.call(acceptProposal, { params: { id }, body: { proposal_id, ...proof } }),
  )
}

export function useResolveProblem({ disputeId: id, orderId, proof }: ProblemOfOrder) {
  return useProblemMutation<void>(orderId, api => api.call(resolveDispute, { params: { id }, body: proof }))
}

/** Refetches the order and its problem, also after an error: the other side may have acted first. */
function useProblemMutation<Input>(orderId: number, write: (api: ApiClient, input: Input) => Promise<DisputeThread>) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order', orderId] }),
  })
}
