import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { Price } from '@closyyy/ui/price'
import { toast } from '@closyyy/ui/toast'
import { PayoutBank } from './payout-bank.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import { usePayPayout } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayDialogProps {
  /** Open if set. */
  payout: Payout | undefined
  onClose: () => void
}

/** Closes with a toast if another admin was first. */
export function PayDialog({ payout, onClose }: PayDialogProps) {
  const t = usePayoutsText()
  const pay = usePayPayout()

  function close() {
    pay.reset()
    onClose()
  }

  function confirm({ id, user }: Payout) {
    pay.mutate(id, {
      onSuccess() {
        toast(t('admin.pay-done', { name: user.username }), { kind: 'success' })
        onClose()
      },
      onError(error) {
        if (!isApiError(error) || error.code !== 'conflict') return
        toast(t('admin.pay-late'), { kind: 'danger' })
        pay.reset()
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      open={payout !== undefined}
      onClose={close}
      title={t('admin.pay-title')}
      texts={{ yes: t('admin.pay-sure'), no: t('cancel') }}
      call={{
        isPending: pay.isPending,
        failure: pay.isError && (serverMessage(pay.error) ?? t('admin.pay-failed')),
      }}
      onConfirm={() => payout && confirm(payout)}
    >
      {payout && (
        <>
          <Price amount={payout.amount} size="large" />
          <PayoutBank details={payout.bank_details} />
          <PayoutOrders orders={payout.orders} />
          <p>{t('admin.pay-ask')}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
