import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { BANK_PATH } from '@closyyy/contract/paths'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { AmountField } from '@closyyy/forms/amount-field'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { Price } from '@closyyy/ui/price'
import { toast } from '@closyyy/ui/toast'
import * as formStyles from '../../components/form/form.module.css'
import * as styles from './payouts.module.css'
import { useRequestPayout } from './payouts-queries.ts'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutDialogProps {
  /** Rupees; the maximum. */
  available: number
  bankDetails: BankDetails
  onClose: () => void
}

/** Open while mounted, until its request ends (UI-17). */
export function PayoutDialog({ available, bankDetails, onClose }: PayoutDialogProps) {
  const t = usePayoutsText()
  const { prompt, withPassword } = usePasswordPrompt()
  const request = useRequestPayout(withPassword)
  const findInputErrors = useInputErrors()
  const keys = useIdempotencyKey()
  const { form, field, isPending, formError } = useForm({
    initial: { amount: String(available) },
    check,
    send: async ({ amount: typed }) => {
      const amount = readAmount(typed)
      await request.mutateAsync({ amount, key: keys.keyOf(String(amount)) })
      toast(t('request.sent'), { kind: 'success' })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? t('request.failed'),
  })

  async function check({ amount: typed }: { amount: string }): Promise<Record<string, string>> {
    const amount = readAmount(typed)
    const errors = await findInputErrors(requestPayout, { amount })
    if (Object.keys(errors).length > 0 || amount <= available) return errors
    return { amount: t('amount.available', { available: formatPrice(available) }) }
  }

  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('request')}>
      <form {...form} className={formStyles.form}>
        <dl className={styles.facts}>
          <dt className={styles.note}>{t('request.balance')}</dt>
          <dd>
            <Price amount={available} size="large" />
          </dd>
        </dl>
        <FormError>{formError}</FormError>
        <fieldset className={formStyles.fields} disabled={isPending} aria-live="polite">
          <AmountField
            {...field('amount')}
            label={t('request.amount')}
            hint={t('request.to', { bank: bankDetails.bank_name, ending: bankDetails.account_number.slice(-4) })}
          />
        </fieldset>
        <Link to={BANK_PATH} className={styles.change}>
          {t('request.change-bank')}
        </Link>
        <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('request.sending')}>
          {t('request.send')}
        </Button>
      </form>
      {prompt}
    </Dialog>
  )
}
