import type { Refund } from '@closyyy/contract/refunds-schemas'
import { TransferStepDialog } from '../../components/transfers/transfer-step-dialog.tsx'
import { useTransfersText } from '../../components/transfers/transfers-text.ts'
import { RefundAccount, RefundOrder } from './refund-facts.tsx'
import { type RefundStep, useRefundStep } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

export interface RefundStepDialogProps {
  refund: Refund
  step: RefundStep
  onClose: () => void
}

export function RefundStepDialog({ refund, step, onClose }: RefundStepDialogProps) {
  const t = useRefundsText()
  const transfersText = useTransfersText()
  const decide = useRefundStep()
  return (
    <TransferStepDialog
      of={refund}
      texts={{
        title: t(`${step}-title`),
        ask: t(`${step}-ask`),
        yes: transfersText(step),
        done: t(`${step}-done`, { order: refund.tracking_no }),
      }}
      call={decide}
      send={outcome => decide.mutate({ refund, step }, outcome)}
      onClose={onClose}
    >
      <RefundAccount refund={refund} />
      <RefundOrder refund={refund} />
    </TransferStepDialog>
  )
}
