import type { DisputeDecision } from '@closyyy/contract/disputes'
import { acceptProposal, decideDispute, proposeDecision } from '@closyyy/contract/disputes-calls'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useDisputesText } from './disputes-text.ts'
import { useDisputeMutation } from './use-dispute-actions.ts'

interface Decided {
  decision: DisputeDecision
  refund?: number | undefined
}

/**
 * Forgets the typed values before the dispute shows the proposal, which a retry sends once (DISPUTE-11); the form shows
 * errors.
 */
export function usePropose(id: number, unsent: UnsentValues<DecisionValues>) {
  const t = useDisputeText()
  const { api } = useServices()
  const keys = useIdempotencyKey(unsent)
  const propose = (body: Decided & { message: string }) => {
    const headers = { 'Idempotency-Key': keys.keyOf(JSON.stringify(body)) }
    return api.call(proposeDecision, { params: { id }, body }, { headers })
  }
  return useDisputeMutation(propose, {
    onDone: () => {
      keys.forget()
      unsent.current = undefined
      toast(t('settle.sent'), { kind: 'success' })
    },
  })
}

/** Forgets the typed values before the dispute shows the decision; the form shows errors. */
export function useDecideDispute(id: number, unsent: UnsentValues<DecisionValues>) {
  const t = useDisputesText()
  const { api } = useServices()
  const decide = (body: Decided & { reason: string }) => api.call(decideDispute, { params: { id }, body })
  return useDisputeMutation(decide, {
    onDone: () => {
      unsent.current = undefined
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
