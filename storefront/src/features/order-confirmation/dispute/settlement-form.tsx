import { DecisionDisclosure, type DecisionValues } from '@closyyy/forms/decision-form'
import { type Settlement, useDisputeText } from '@closyyy/forms/dispute-text'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { toast } from '@closyyy/ui/toast'
import * as styles from './dispute.module.css'
import { type DisputeAccess, usePropose } from './dispute-queries.ts'
import { useGuestDisputeText } from './guest-dispute-text.ts'

export interface SettlementFormProps {
  access: DisputeAccess
  settlement: Settlement
  /** Stores the values, also once the dispute has ended. */
  unsent: UnsentValues<DecisionValues>
}

/** Proposes to the seller how the dispute ends (DISPUTE-9). */
export function SettlementForm({ access, settlement, unsent }: SettlementFormProps) {
  const t = useGuestDisputeText()
  const formText = useDisputeText()
  const propose = usePropose(access, unsent)
  return (
    <DecisionDisclosure
      className={styles.wide}
      kind="propose"
      settlement={settlement}
      send={async entered => {
        await propose.mutateAsync(entered)
        toast(formText('settle.sent'), { kind: 'success' })
      }}
      failed={t('failed')}
      unsent={unsent}
    />
  )
}
