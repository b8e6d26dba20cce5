import type { Payout } from '@closyyy/contract/payouts-schemas'
import { TransferStepDialog } from '../../components/transfers/transfer-step-dialog.tsx'
import { useTransfersText } from '../../components/transfers/transfers-text.ts'
import { PayoutBank } from './payout-bank.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import { type PayoutStep, usePayoutStep } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutStepDialogProps {
  payout: Payout
  step: PayoutStep
  onClose: () => void
}

export function PayoutStepDialog({ payout, step, onClose }: PayoutStepDialogProps) {
  const t = usePayoutsText()
  const transfersText = useTransfersText()
  const decide = usePayoutStep()
  return (
    <TransferStepDialog
      of={payout}
      texts={{
        title: t(`admin.${step}-title`),
        ask: t(`admin.${step}-ask`),
        yes: step === 'pay' ? t('admin.pay-sure') : transfersText(step),
        done: t(`admin.${step}-done`, { name: payout.user.username }),
      }}
      call={decide}
      send={outcome => decide.mutate({ id: payout.id, step }, outcome)}
      onClose={onClose}
    >
      <PayoutBank of={payout} />
      <PayoutOrders orders={payout.orders} />
    </TransferStepDialog>
  )
}
