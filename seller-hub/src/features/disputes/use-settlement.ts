import type { DisputeDecision } from '@closyyy/contract/disputes'
import { acceptProposal, decideDispute, proposeDecision } from '@closyyy/contract/disputes-calls'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useDisputesText } from './disputes-text.ts'
import { useDisputeMutation } from './use-dispute-actions.ts'

interface Decided {
  decision: DisputeDecision
  refund?: number | undefined
}

/** Calls `onDone` before the dispute shows the proposal, which a retry sends once (DISPUTE-11); the form shows errors. */
export function usePropose(id: number, onDone: () => void) {
  const t = useDisputeText()
  const { api } = useServices()
  const keys = useIdempotencyKey()
  const propose = (body: Decided & { message: string }) => {
    const headers = { 'Idempotency-Key': keys.keyOf(JSON.stringify(body)) }
    return api.call(proposeDecision, { params: { id }, body }, { headers })
  }
  return useDisputeMutation(propose, {
    onDone: () => {
      keys.forget()
      onDone()
      toast(t('settle.sent'), { kind: 'success' })
    },
  })
}

/** Calls `onDone` before the dispute shows the decision; errors are shown by the form. */
export function useDecide(id: number, onDone: () => void) {
  const t = useDisputesText()
  const { api } = useServices()
  const decide = (body: Decided & { reason: string }) => api.call(decideDispute, { params: { id }, body })
  return useDisputeMutation(decide, {
    onDone: () => {
      onDone()
      toast(t('decide.done'), { kind: 'success' })
    },
  })
}

export function useAcceptProposal(id: number) {
  const { api } = useServices()
  return useDisputeMutation((proposal_id: number) =>
    api.call(acceptProposal, { params: { id }, body: { proposal_id } }),
  )
}
