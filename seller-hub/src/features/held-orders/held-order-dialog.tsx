import type { HeldOrder } from '@closyyy/contract/held-orders-schemas'
import { ReasonDialog } from '../../components/reason-dialog/reason-dialog.tsx'
import { type HeldOrderDecision, useDecideHeldOrder } from './held-orders-queries.ts'
import { useHeldOrdersText } from './held-orders-text.ts'

export interface HeldOrderDialogProps {
  order: HeldOrder
  decision: HeldOrderDecision
  onClose: () => void
}

/** Asks for the reason of a decision (HELD-2). */
export function HeldOrderDialog({ order: { id, tracking_no }, decision, onClose }: HeldOrderDialogProps) {
  const t = useHeldOrdersText()
  const decide = useDecideHeldOrder(decision)
  return (
    <ReasonDialog
      subject={`held-order-${id}-${decision}`}
      onClose={onClose}
      texts={{
        title: t(`${decision}-title`),
        lead: t(`${decision}-text`),
        action: t(decision),
        done: t(`${decision}-done`, { number: tracking_no }),
      }}
      isDangerous={decision === 'cancel'}
      send={({ reason }) => decide.mutateAsync({ id, reason })}
    />
  )
}
