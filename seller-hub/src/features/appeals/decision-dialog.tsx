import type { AppealDecision } from '@closyyy/contract/appeals'
import type { Appeal } from '@closyyy/contract/appeals-schemas'
import { toast } from '@closyyy/ui/toast'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { useDecideAppeal } from './appeals-queries.ts'
import { useAppealsText } from './appeals-text.ts'

export interface DecisionDialogProps {
  appeal: Appeal
  decision: AppealDecision
  onClose: () => void
}

/** Asks for the reason of a decision. */
export function DecisionDialog({ appeal: { order_id, tracking_no: number }, decision, onClose }: DecisionDialogProps) {
  const t = useAppealsText()
  const decide = useDecideAppeal(order_id)
  return (
    <ReasonDialog
      onClose={onClose}
      title={t(`${decision}.title`, { number })}
      lead={t(`${decision}.lead`)}
      action={t(decision)}
      send={async ({ reason }) => {
        await decide.mutateAsync({ decision, reason })
        onClose()
        toast(t(`${decision}.done`, { number }), { kind: 'success' })
      }}
    />
  )
}
