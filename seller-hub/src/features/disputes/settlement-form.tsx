import { DecisionDisclosure, type DecisionValues } from '@closyyy/forms/decision-form'
import type { Settlement } from '@closyyy/forms/dispute-text'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { useDisputesText } from './disputes-text.ts'
import { useDecideDispute, usePropose } from './use-settlement.ts'

export interface SettlementFormProps {
  disputeId: number
  kind: 'propose' | 'decide'
  settlement: Settlement
  /** Stores the values, also once somebody else decided. */
  unsent: UnsentValues<DecisionValues>
}

export function SettlementForm({ disputeId, kind, settlement, unsent }: SettlementFormProps) {
  const t = useDisputesText()
  const propose = usePropose(disputeId, unsent)
  const decide = useDecideDispute(disputeId, unsent)
  return (
    <DecisionDisclosure
      kind={kind}
      settlement={settlement}
      send={(kind === 'propose' ? propose : decide).mutateAsync}
      failed={t('failed')}
      unsent={unsent}
    />
  )
}
