import { refusalText } from '@closyyy/api-client/refusal-text'
import { counterOffer, type Offer, updateOffer } from '@closyyy/contract/offers'
import { contractFaults } from '@closyyy/forms/contract-faults'
import { FormRefusal } from '@closyyy/forms/form-refusal'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { Price } from '@closyyy/ui/price'
import { TextField } from '@closyyy/ui/text-field'
import { useOffersSentence, useOffersText } from './offers-text.ts'
import { isTooHighCounter, typedPrice } from './price-choice.ts'
import * as styles from './price-dialog.module.css'
import { useCounterOffer, useUpdateOffer } from './use-offer-moves.ts'

export interface CounterDialogProps {
  latest: Offer
  /** The seller's own counter is open and gets another price. */
  isChange: boolean
  open: boolean
  onClose: () => void
}

/** Asks the seller for a price of their own (OFFER-3). */
export function CounterDialog({ open, onClose, ...rest }: CounterDialogProps) {
  const t = useOffersText()
  return (
    <Dialog
      size="small"
      open={open}
      onClose={onClose}
      title={t(rest.isChange ? 'action.change-price' : 'counter.title')}
    >
      <CounterForm {...rest} onSent={onClose} />
    </Dialog>
  )
}

function CounterForm({
  latest,
  isChange,
  onSent,
}: Pick<CounterDialogProps, 'latest' | 'isChange'> & { onSent: () => void }) {
  const t = useOffersText()
  const counter = useCounterOffer(latest)
  const update = useUpdateOffer(latest, 'toast.countered')
  const say = useOffersSentence()
  const { form, field, isPending, refusal } = useForm({
    initial: { price: '' },
    check: ({ price: typed }) => faultsOf(latest, typedPrice(typed), isChange),
    send: async ({ price: typed }) => {
      const price = Number(typed)
      await (isChange ? update.mutateAsync({ price, message: '' }) : counter.mutateAsync(price))
      onSent()
    },
    refusalOf: error => refusalText(error) ?? t(isChange ? 'failed.price' : 'failed.counter'),
    say,
  })
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
      <FormRefusal>{refusal}</FormRefusal>
      <fieldset disabled={isPending} aria-live="polite">
        <TextField
          {...field('price')}
          label={t('counter.price')}
          type="number"
          inputMode="decimal"
          step="0.01"
          dir="ltr"
          before={<bdi dir="ltr">Rs.</bdi>}
          autoComplete="off"
        />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('counter.submitting')}>
        {t('counter.submit')}
      </Button>
    </form>
  )
}

async function faultsOf({ product_id, product_price }: Offer, price: number, isChange: boolean) {
  const faults = isChange
    ? await contractFaults(updateOffer, { offer_price: price, product_id, message: '' })
    : await contractFaults(counterOffer, { price })
  const fault = faults.price ?? faults.offer_price
  if (fault) return { price: fault }
  return isTooHighCounter(price, product_price)
    ? { price: 'Counter-offer must be less than the product price.' }
    : ({} as Record<string, string>)
}
