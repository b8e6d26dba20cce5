import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_REJECTION_LENGTH } from '@closyyy/contract/payouts'
import { rejectPayout } from '@closyyy/contract/payouts-calls'
import type { Payout } from '@closyyy/contract/payouts-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import * as formStyles from '../../components/form/form.module.css'
import { useRejectPayout } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutRejectDialogProps {
  payout: Payout
  onClose: () => void
}

/** Asks for the reason, which the seller reads (PAYOUT-7). */
export function PayoutRejectDialog({ payout: { id, amount, user }, onClose }: PayoutRejectDialogProps) {
  const t = usePayoutsText()
  const reject = useRejectPayout()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: { reason: '' },
    check: body => findInputErrors(rejectPayout, body),
    send: async ({ reason }) => {
      await reject.mutateAsync({ id, reason })
      toast(t('admin.reject-done', { name: user.username }), { kind: 'success' })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? t('admin.step-failed'),
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
          {t('admin.reject')}
        </Button>
      </form>
    </Dialog>
  )
}
