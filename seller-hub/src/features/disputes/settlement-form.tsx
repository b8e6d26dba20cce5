import type { DisputeDecision } from '@closyyy/contract/disputes'
import { DecisionDisclosure, type DecisionValues } from '@closyyy/forms/decision-form'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { useDisputesText } from './disputes-text.ts'
import { useDecideDispute, usePropose } from './use-settlement.ts'

export interface SettlementFormProps {
  disputeId: number
  kind: 'propose' | 'decide'
  decisions: readonly DisputeDecision[]
  /** Stores the values, also once somebody else decided. */
  unsent: UnsentValues<DecisionValues>
}

export function SettlementForm({ disputeId, kind, decisions, unsent }: SettlementFormProps) {
  const t = useDisputesText()
  const propose = usePropose(disputeId, unsent)
  const decide = useDecideDispute(disputeId, unsent)
  return (
    <DecisionDisclosure
      kind={kind}
      decisions={decisions}
      send={(kind === 'propose' ? propose : decide).mutateAsync}
      failed={t('failed')}
      unsent={unsent}
    />
  )
}
