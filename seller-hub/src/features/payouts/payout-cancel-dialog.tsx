import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import type { BankTransaction } from '@closyyy/contract/payouts-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useCancelPayout } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutCancelDialogProps {
  payout: BankTransaction
  onClose: () => void
}

/** Closes with a toast if the payout ended first (PAYOUT-8). */
export function PayoutCancelDialog({ payout: { id, amount }, onClose }: PayoutCancelDialogProps) {
  const t = usePayoutsText()
  const cancel = useCancelPayout()

  function confirm() {
    cancel.mutate(id, {
      onSuccess() {
        toast(t('list.cancel-done'), { kind: 'success' })
        onClose()
      },
      onError(error) {
        if (!isApiError(error) || error.code !== 'conflict') return
        toast(serverMessage(error) ?? t('list.cancel-failed'), { kind: 'danger' })
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('list.cancel-title')}
      texts={{ yes: t('list.cancel'), no: t('list.cancel-no') }}
      isDangerous
      call={{
        isPending: cancel.isPending,
        failure: cancel.isError && (serverMessage(cancel.error) ?? t('list.cancel-failed')),
      }}
      onConfirm={confirm}
    >
      <p>{t('list.cancel-ask', { amount: formatPrice(amount) })}</p>
    </ConfirmDialog>
  )
}
