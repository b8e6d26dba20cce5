import type { DisputeSide } from '@closyyy/contract/disputes'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import { resultText } from '@closyyy/forms/dispute-result'
import { type DisputeText, type Settlement, useDisputeText } from '@closyyy/forms/dispute-text'
import { LatestProposal } from '@closyyy/forms/latest-proposal'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { localTime } from '@closyyy/i18n/local-time'
import * as conversation from '../../components/conversation/conversation.module.css'
import * as styles from './dispute-thread.module.css'
import { type DisputesText, useDisputesText } from './disputes-text.ts'
import { SettlementForm } from './settlement-form.tsx'
import { useAcceptProposal } from './use-settlement.ts'

export interface SettlementPanelProps {
  dispute: DisputeThread
  /** Undefined for an admin. */
  own: DisputeSide | undefined
  unsent: Record<'propose' | 'decide', UnsentValues<DecisionValues>>
}

/** Shows the deadline, the latest proposal and the decision, with the forms that the server allows. */
export function SettlementPanel({ dispute, own, unsent }: SettlementPanelProps) {
  const t = useDisputesText()
  const formText = useDisputeText()
  const accept = useAcceptProposal(dispute.id)
  const { settlement } = dispute
  if (!settlement) return null
  const { result, actions } = settlement
  const deadline = deadlineText(t, formText, settlement, own)
  return (
    <div className={styles.settlement}>
      {deadline && <p className={conversation.soft}>{deadline}</p>}
      <LatestProposal dispute={dispute} own={own} accept={accept} failed={t('failed')} />
      {result && <p>{resultText(formText, result, settlement)}</p>}
      {(['propose', 'decide'] as const).map(
        kind =>
          actions.includes(kind) && (
            <SettlementForm
              key={kind}
              disputeId={dispute.id}
              kind={kind}
              settlement={settlement}
              unsent={unsent[kind]}
            />
          ),
      )}
    </div>
  )
}

function deadlineText(
  t: DisputesText,
  formText: DisputeText,
  { deadline_at, waiting_for }: Settlement,
  own: DisputeSide | undefined,
) {
  if (!deadline_at) return undefined
  const time = localTime(deadline_at, 'time')
  if (!waiting_for) return t('deadline', { time })
  return waiting_for === own ? formText('deadline.you', { time }) : t(`deadline.${waiting_for}`, { time })
}
