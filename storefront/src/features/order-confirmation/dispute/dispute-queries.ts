import type { ApiClient } from '@closyyy/api-client/api-client'
import {
  acceptProposal,
  getDispute,
  getDisputePhoto,
  proposeDecision,
  resolveDispute,
} from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues, EnteredDecision } from '@closyyy/forms/decision-form'
import { type DisputeMessage, type DisputeReport, sendMessage, sendReport } from '@closyyy/forms/dispute-requests'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUpload } from '@closyyy/platform/submission/use-upload'
import type { GuestProof } from '../order-queries.ts'

const REFRESH_EVERY_MS = 15_000

/** A dispute of a guest's order, with the credentials of the order. */
export interface DisputeAccess {
  disputeId: number
  orderId: number
  proof: GuestProof
}

/** Polls until the dispute has ended. */
export const disputeQuery = (api: ApiClient, { disputeId: id, orderId, proof }: DisputeAccess) => ({
  queryKey: ['order', orderId, 'dispute', id, proof],
  refetchInterval: ({ state }: { state: { data?: DisputeThread | undefined } }) =>
    state.data?.status === 'resolved' ? false : REFRESH_EVERY_MS,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getDispute, { params: { id }, query: proof }, { signal }),
})

/** Never refetched: photos do not change. */
export const disputePhotoQuery = (api: ApiClient, { disputeId: id, proof }: DisputeAccess, photo_id: number) => ({
  queryKey: ['dispute-photo', id, photo_id, proof],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getDisputePhoto, { params: { id, photo_id }, query: { width: 640, ...proof } }, { signal }),
})

/** Reports a problem, with the photos that show it (DISPUTE-10). */
export function useOpenDispute(orderId: number, proof: GuestProof) {
  const { send: upload, progress } = useUpload()
  const mutation = useDisputeMutation(orderId, (api, report: DisputeReport) =>
    sendReport({ api, upload, proof }, orderId, report),
  )
  return { ...mutation, progress }
}

export function useSendMessage({ disputeId, orderId, proof }: DisputeAccess) {
  const { send: upload, progress } = useUpload()
  const mutation = useDisputeMutation(orderId, (api, message: DisputeMessage) =>
    sendMessage({ api, upload, proof }, disputeId, message),
  )
  return { ...mutation, progress }
}

/** Proposes a decision; a retry of the same one has the same key (DISPUTE-11). */
export function usePropose({ disputeId: id, orderId, proof }: DisputeAccess, unsent: UnsentValues<DecisionValues>) {
  const keys = useIdempotencyKey(unsent)
  return useDisputeMutation(orderId, async (api, { reason: _reason, ...proposal }: EnteredDecision) => {
    const headers = { 'Idempotency-Key': keys.keyOf(JSON.stringify(proposal)) }
    const thread = await api.call(proposeDecision, { params: { id }, body: { ...proposal, ...proof } }, { headers })
    keys.forget()
    unsent.current = undefined
    return thread
  })
}

export function useAcceptProposal({ disputeId: id, orderId, proof }: DisputeAccess) {
  return useDisputeMutation(orderId, (api, proposal_id: number) =>
    api.call(acceptProposal, { params: { id }, body: { proposal_id, ...proof } }),
  )
}

export function useResolveDispute({ disputeId: id, orderId, proof }: DisputeAccess) {
  return useDisputeMutation<void>(orderId, api => api.call(resolveDispute, { params: { id }, body: proof }))
}

/** Refetches the order and its dispute, also after an error: the other side may have acted first. */
function useDisputeMutation<Input>(orderId: number, write: (api: ApiClient, input: Input) => Promise<DisputeThread>) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order', orderId] }),
  })
}
