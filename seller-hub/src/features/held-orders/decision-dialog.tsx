import type { HeldOrder } from '@closyyy/contract/held-orders-schemas'
import { toast } from '@closyyy/ui/toast'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { type HeldOrderDecision, useDecideHeldOrder } from './held-orders-queries.ts'
import { useHeldOrdersText } from './held-orders-text.ts'

export interface DecisionDialogProps {
  order: HeldOrder
  decision: HeldOrderDecision
  onClose: () => void
}

/** Asks for the reason of a decision (HELD-2). */
export function DecisionDialog({ order: { id, tracking_no }, decision, onClose }: DecisionDialogProps) {
  const t = useHeldOrdersText()
  const decide = useDecideHeldOrder(decision)
  return (
    <ReasonDialog
      onClose={onClose}
      title={t(`${decision}-title`)}
      lead={t(`${decision}-text`)}
      action={t(decision)}
      isDangerous={decision === 'cancel'}
      send={async ({ reason }) => {
        await decide.mutateAsync({ id, reason })
        onClose()
        toast(t(`${decision}-done`, { number: tracking_no }), { kind: 'success' })
      }}
    />
  )
}
