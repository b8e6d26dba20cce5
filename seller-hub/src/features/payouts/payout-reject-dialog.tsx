import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_REJECTION_LENGTH } from '@closyyy/contract/payouts'
import { rejectPayout } from '@closyyy/contract/payouts-calls'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { formatPrice } from '@closyyy/i18n/money'
import { unsentValues } from '@closyyy/platform/submission/unsent-values'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as formStyles from '../../components/form/form.module.css'
import { useTransfersText } from '../../components/transfers/transfers-text.ts'
import { useRejectPayout } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutRejectDialogProps {
  payout: Payout
  onClose: () => void
}

/** Asks for the reason, which the seller reads (PAYOUT-7); an unsent one stays (MODERATION-5). */
export function PayoutRejectDialog({ payout: { id, amount, user }, onClose }: PayoutRejectDialogProps) {
  const t = usePayoutsText()
  const transfersText = useTransfersText()
  const reject = useRejectPayout()
  const findInputErrors = useInputErrors()
  const [unsent] = useState(() => unsentValues<{ reason: string }>(`payout-${id}-reject`))
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? { reason: '' },
    unsent,
    check: body => findInputErrors(rejectPayout, body),
    send: async ({ reason }) => {
      await reject.mutateAsync({ id, reason })
      toast(t('admin.reject-done', { name: user.username }), { kind: 'success' })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? transfersText('step-failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('admin.reject-title')}>
      <form {...form} className={formStyles.form}>
        <p>{t('admin.reject-ask', { amount: formatPrice(amount), name: user.username })}</p>
        <FormError>{formError}</FormError>
        <TextArea
          {...field('reason')}
          label={t('admin.reason')}
          rows={3}
          dir="auto"
          maxLength={MAX_REJECTION_LENGTH}
          readOnly={isPending}
        />
        <Button type="submit" kind="danger" wide pending={isPending}>
          {transfersText('reject')}
        </Button>
      </form>
    </Dialog>
  )
}
