import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { Price } from '@closyyy/ui/price'
import { toast } from '@closyyy/ui/toast'
import { ApprovalNotes } from '../../components/approval/approval-notes.tsx'
import { PayoutBank } from './payout-bank.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import { type PayoutStep, usePayoutStep } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutStepDialogProps {
  payout: Payout
  step: PayoutStep
  onClose: () => void
}

/** Closes with a toast if another admin was first. */
export function PayoutStepDialog({ payout, step, onClose }: PayoutStepDialogProps) {
  const t = usePayoutsText()
  const decide = usePayoutStep()
  const { id, user, amount, orders } = payout

  function confirm() {
    decide.mutate(
      { id, step },
      {
        onSuccess() {
          toast(t(`admin.${step}-done`, { name: user.username }), { kind: 'success' })
          onClose()
        },
        onError(error) {
          if (!isApiError(error) || error.code !== 'conflict') return
          toast(serverMessage(error) ?? t('admin.step-failed'), { kind: 'danger' })
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`admin.${step}-title`)}
      texts={{ yes: t(`admin.${step}-sure`), no: t('cancel') }}
      call={{
        isPending: decide.isPending,
        failure: decide.isError && (serverMessage(decide.error) ?? t('admin.step-failed')),
      }}
      onConfirm={confirm}
    >
      <Price amount={amount} size="large" />
      <ApprovalNotes two_people={payout.two_people} approval={payout.approval} />
      <PayoutBank of={payout} />
      <PayoutOrders orders={orders} />
      <p>{t(`admin.${step}-ask`)}</p>
    </ConfirmDialog>
  )
}
