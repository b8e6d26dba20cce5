import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import { pakistanDay } from '@closyyy/contract/pakistan-day'
import { enterRemittance } from '@closyyy/contract/remittances-calls'
import type { Remittance } from '@closyyy/contract/remittances-schemas'
import { AmountField } from '@closyyy/forms/amount-field'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import * as formStyles from '../../components/form/form.module.css'
import { type EnteredPayment, useEnterRemittance } from './remittances-queries.ts'
import { useRemittancesText } from './remittances-text.ts'

interface Typed extends Record<string, string> {
  order: string
  reference: string
  amount: string
  paid_on: string
}

const paymentOf = ({ amount, ...typed }: Typed): EnteredPayment => ({
  ...typed,
  amount: readAmount(amount),
})

export interface RemittanceEntryProps {
  onClose: () => void
  onBooked: (remittance: Remittance) => void
}

/** Books the payment of one parcel with its reference (REMITTANCE-2); open while mounted, until its request ends (UI-17). */
export function RemittanceEntry({ onClose, onBooked }: RemittanceEntryProps) {
  const t = useRemittancesText()
  const enter = useEnterRemittance()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm<Typed>({
    initial: { order: '', reference: '', amount: '', paid_on: '' },
    check: typed => findInputErrors(enterRemittance, paymentOf(typed)),
    send: async typed => onBooked(await enter.mutateAsync(paymentOf(typed))),
    formErrorOf: error => serverMessage(error) ?? t('entry.failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('entry')}>
      <form {...form} className={formStyles.form}>
        <FormError>{formError}</FormError>
        <fieldset className={formStyles.fields} disabled={isPending} aria-live="polite">
          <TextField {...field('order')} label={t('entry.order')} dir="ltr" autoComplete="off" />
          <TextField
            {...field('reference')}
            label={t('entry.reference')}
            hint={t('entry.reference-hint')}
            autoComplete="off"
          />
          <AmountField {...field('amount')} label={t('entry.amount')} />
          <TextField {...field('paid_on')} type="date" max={pakistanDay(Date.now())} label={t('entry.date')} />
        </fieldset>
        <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('entry.sending')}>
          {t('entry.send')}
        </Button>
      </form>
    </Dialog>
  )
}
