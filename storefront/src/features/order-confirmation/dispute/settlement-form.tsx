import type { DisputeDecision } from '@closyyy/contract/disputes'
import { DecisionDisclosure, type DecisionValues } from '@closyyy/forms/decision-form'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { toast } from '@closyyy/ui/toast'
import * as styles from './dispute.module.css'
import { type DisputeAccess, usePropose } from './dispute-queries.ts'
import { useGuestDisputeText } from './guest-dispute-text.ts'

export interface SettlementFormProps {
  access: DisputeAccess
  decisions: readonly DisputeDecision[]
  /** Stores the values, also once the dispute has ended. */
  unsent: UnsentValues<DecisionValues>
}

/** Proposes to the seller how the dispute ends (DISPUTE-9). */
export function SettlementForm({ access, decisions, unsent }: SettlementFormProps) {
  const t = useGuestDisputeText()
  const formText = useDisputeText()
  const propose = usePropose(access, unsent)
  return (
    <DecisionDisclosure
      className={styles.wide}
      kind="propose"
      decisions={decisions}
      send={async entered => {
        await propose.mutateAsync(entered)
        toast(formText('settle.sent'), { kind: 'success' })
      }}
      failed={t('failed')}
      unsent={unsent}
    />
  )
}
