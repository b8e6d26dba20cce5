import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { Price } from '@closyyy/ui/price'
import { toast } from '@closyyy/ui/toast'
import { ApprovalNotes } from '../../components/approval/approval-notes.tsx'
import { RefundAccount, RefundOrder } from './refund-facts.tsx'
import { type RefundStep, useRefundStep } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

export interface RefundStepDialogProps {
  refund: Refund
  step: RefundStep
  onClose: () => void
}

/** Closes with a toast if another admin was first. */
export function RefundStepDialog({ refund, step, onClose }: RefundStepDialogProps) {
  const t = useRefundsText()
  const decide = useRefundStep()

  function confirm() {
    decide.mutate(
      { refund, step },
      {
        onSuccess() {
          toast(t(`${step}-done`, { order: refund.tracking_no }), { kind: 'success' })
          onClose()
        },
        onError(error) {
          if (!isApiError(error) || error.code !== 'conflict') return
          toast(serverMessage(error) ?? t('step-failed'), { kind: 'danger' })
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`${step}-title`)}
      texts={{ yes: t(step), no: t('cancel') }}
      call={{
        isPending: decide.isPending,
        failure: decide.isError && (serverMessage(decide.error) ?? t('step-failed')),
      }}
      onConfirm={confirm}
    >
      <Price amount={refund.amount} size="large" />
      <ApprovalNotes two_people={refund.two_people} approval={refund.approval} />
      <RefundAccount refund={refund} />
      <RefundOrder refund={refund} />
      <p>{t(`${step}-ask`)}</p>
    </ConfirmDialog>
  )
}
