import type { DisputeDecision } from '@closyyy/contract/disputes'
import { DecisionForm, type DecisionValues } from '@closyyy/forms/decision-form'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { useDisputesText } from './disputes-text.ts'
import { formErrorText } from './use-dispute-actions.ts'
import { useDecide, usePropose } from './use-settlement.ts'

export interface SettlementFormProps {
  disputeId: number
  kind: 'propose' | 'decide'
  decisions: readonly DisputeDecision[]
}

export function SettlementForm({ disputeId, kind, decisions }: SettlementFormProps) {
  const t = useDisputesText()
  const propose = usePropose(disputeId)
  const decide = useDecide(disputeId)
  return (
    <DecisionForm
      kind={kind}
      decisions={decisions}
      send={(kind === 'propose' ? propose : decide).mutateAsync}
      formErrorOf={error => formErrorText(t, error)}
      unsent={useUnsentValues<DecisionValues>(`dispute-${kind}-${disputeId}`)}
    />
  )
}
