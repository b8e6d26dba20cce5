import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import { counterOffer, updateOffer } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { AmountField } from '@closyyy/forms/amount-field'
import { EndedForm } from '@closyyy/forms/ended-form'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { Price } from '@closyyy/ui/price'
import { useRef } from 'react'
import { isTooHighCounter } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'
import * as styles from './price-dialog.module.css'
import { useCounterOffer, useUpdateOffer } from './use-offer-actions.ts'

export interface CounterDialogProps {
  latest: Offer
  /** True if the seller changes an open counter. */
  isChange: boolean
  /** Why no further price is possible. */
  ended: string | undefined
  open: boolean
  onClose: () => void
}

/** Dialog for the seller's counter-offer (OFFER-3). */
export function CounterDialog({ open, onClose, ended, ...rest }: CounterDialogProps) {
  const t = useOffersText()
  const unsent = useRef<CounterValues>(undefined)
  const errorText = useCounterErrorText(rest.isChange)
  useFailureToast(open, unsent, errorText, Boolean(ended))
  return (
    <Dialog
      size="small"
      open={open}
      onClose={onClose}
      title={t(rest.isChange ? 'action.change-price' : 'counter.title')}
    >
      {ended ? (
        <EndedForm reason={ended} typed={unsent.current?.price} />
      ) : (
        <CounterForm {...rest} unsent={unsent} onSent={onClose} />
      )}
    </Dialog>
  )
}

interface CounterValues extends Record<string, string> {
  price: string
}

function useCounterErrorText(isChange: boolean) {
  const t = useOffersText()
  return (error: unknown) => serverMessage(error) ?? t(isChange ? 'failed.price' : 'failed.counter')
}

interface CounterFormProps extends Pick<CounterDialogProps, 'latest' | 'isChange'> {
  unsent: UnsentValues<CounterValues>
  onSent: () => void
}

function CounterForm({ latest, isChange, unsent, onSent }: CounterFormProps) {
  const t = useOffersText()
  const counter = useCounterOffer(latest)
  const update = useUpdateOffer(latest, 'toast.countered')
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? { price: '' },
    unsent,
    check: ({ price: typed }) => check(readAmount(typed)),
    send: async ({ price: typed }) => {
      const price = readAmount(typed)
      await (isChange ? update.mutateAsync({ price, message: '' }) : counter.mutateAsync(price))
      onSent()
    },
    formErrorOf: useCounterErrorText(isChange),
  })

  async function check(price: number): Promise<{ price?: string }> {
    const { product_id, product_price } = latest
    const errors = isChange
      ? await findInputErrors(updateOffer, { offer_price: price, product_id, message: '' })
      : await findInputErrors(counterOffer, { price })
    const tooHigh = isTooHighCounter(price, product_price) ? t('counter.too-high') : undefined
    const error = errors.price ?? errors.offer_price ?? tooHigh
    return error ? { price: error } : {}
  }

  return (
    <form {...form} className={styles.form}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('counter.asking')}</dt>
          <dd>
            <Price amount={latest.product_price} />
          </dd>
        </div>
        <div>
          <dt>{t('counter.offered')}</dt>
          <dd>
            <Price amount={latest.price} />
          </dd>
        </div>
      </dl>
      <FormError>{formError}</FormError>
      <fieldset disabled={isPending} aria-live="polite">
        <AmountField {...field('price')} label={t('counter.price')} />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('counter.submitting')}>
        {t('counter.submit')}
      </Button>
    </form>
  )
}
