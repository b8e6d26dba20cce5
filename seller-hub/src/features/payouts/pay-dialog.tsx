import { isApiError } from '@closyyy/api-client/api-error'
import type { Payout } from '@closyyy/contract/payouts'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { Price } from '@closyyy/ui/price'
import { toast } from '@closyyy/ui/toast'
import { PayoutBank } from './payout-bank.tsx'
import * as styles from './payouts.module.css'
import { usePayPayout } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'
import { serverText } from './server-text.ts'

export interface PayDialogProps {
  /** Closed without one. */
  payout: Payout | undefined
  onClose: () => void
}

/** Asks before a payout is noted as paid; where another admin was faster it says so and closes. */
export function PayDialog({ payout, onClose }: PayDialogProps) {
  const t = usePayoutsText()
  const pay = usePayPayout()

  function close() {
    if (pay.isPending) return
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
    <Dialog
      open={payout !== undefined}
      onClose={close}
      size="small"
      title={t('admin.pay-title')}
      footer={
        <>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button pending={pay.isPending} onClick={() => payout && confirm(payout)}>
            {t('admin.pay-sure')}
          </Button>
        </>
      }
    >
      {payout && (
        <div className={styles.ask}>
          {pay.isError && <Alert kind="danger">{serverText(t, pay.error) ?? t('admin.pay-failed')}</Alert>}
          <Price amount={payout.amount} size="large" />
          <PayoutBank details={payout.bank_details} />
          <p>{t('admin.pay-ask')}</p>
        </div>
      )}
    </Dialog>
  )
}
