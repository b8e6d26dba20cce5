import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_REFUND_REFERENCE } from '@closyyy/contract/refunds'
import { payRefund } from '@closyyy/contract/refunds-calls'
import type { Refund } from '@closyyy/contract/refunds-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { unsentValues } from '@closyyy/platform/submission/unsent-values'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { Price } from '@closyyy/ui/price'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as formStyles from '../../components/form/form.module.css'
import { ApprovalNotes } from '../../components/transfers/approval-notes.tsx'
import { useTransfersText } from '../../components/transfers/transfers-text.ts'
import { RefundAccount } from './refund-facts.tsx'
import { usePayRefund } from './refunds-queries.ts'
import { useRefundsText } from './refunds-text.ts'

export interface RefundPayDialogProps {
  refund: Refund
  onClose: () => void
}

/** Records a refund as sent, with the reference of the payment (REFUND-2); an unsent one stays (MODERATION-5). */
export function RefundPayDialog({ refund, onClose }: RefundPayDialogProps) {
  const t = useRefundsText()
  const transfersText = useTransfersText()
  const pay = usePayRefund()
  const findInputErrors = useInputErrors()
  const [unsent] = useState(() => unsentValues<{ reference: string }>(`refund-${refund.order_id}-pay`))
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? { reference: '' },
    unsent,
    check: async ({ reference }) => {
      const account_saved_at = refund.account_saved_at ?? ''
      const { reference: error } = await findInputErrors(payRefund, { account_saved_at, reference })
      return error ? { reference: error } : {}
    },
    send: async ({ reference }) => {
      await pay.mutateAsync({ refund, reference })
      toast(t('pay-done'), { kind: 'success' })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? transfersText('step-failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('pay-title')}>
      <form {...form} className={formStyles.form}>
        <Price amount={refund.amount} size="large" />
        <ApprovalNotes two_people={refund.two_people} approval={refund.approval} />
        <RefundAccount refund={refund} />
        <p>{t('pay-ask')}</p>
        <FormError>{formError}</FormError>
        <TextField
          {...field('reference')}
          label={t('reference')}
          dir="ltr"
          autoComplete="off"
          maxLength={MAX_REFUND_REFERENCE}
          readOnly={isPending}
        />
        <Button type="submit" wide pending={isPending}>
          {t('pay')}
        </Button>
      </form>
    </Dialog>
  )
}
