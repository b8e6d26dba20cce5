import type { AppealDecision } from '@closyyy/contract/appeals'
import type { Appeal } from '@closyyy/contract/appeals-schemas'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { useDecideAppeal } from './appeals-queries.ts'
import { useAppealsText } from './appeals-text.ts'

export interface DecideAppealDialogProps {
  appeal: Appeal
  decision: AppealDecision
  onClose: () => void
}

/** Asks for the reason of a decision. */
export function DecideAppealDialog({
  appeal: { order_id, tracking_no: number },
  decision,
  onClose,
}: DecideAppealDialogProps) {
  const t = useAppealsText()
  const decide = useDecideAppeal(order_id)
  return (
    <ReasonDialog
      subject={`appeal-${order_id}-${decision}`}
      onClose={onClose}
      texts={{
        title: t(`${decision}.title`, { number }),
        lead: t(`${decision}.lead`),
        action: t(decision),
        done: t(`${decision}.done`, { number }),
      }}
      send={({ reason }) => decide.mutateAsync({ decision, reason })}
    />
  )
}
