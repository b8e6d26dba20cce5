import { OFFER_MESSAGE_MAX_LENGTH, type Offer, updateOffer } from '@closyyy/contract/offers'
import { contractFaults } from '@closyyy/forms/contract-faults'
import { FormRefusal } from '@closyyy/forms/form-refusal'
import { useForm } from '@closyyy/forms/use-form'
import { formatPrice } from '@closyyy/i18n/money'
import { formatNumber } from '@closyyy/i18n/number'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { Dialog } from '@closyyy/ui/dialog'
import { Price } from '@closyyy/ui/price'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import { OfferPhoto } from './offer-photo.tsx'
import { type OffersText, useOffersText } from './offers-text.ts'
import { leastOffer, offerFault, type Preset, presetPrice, presets, typedPrice } from './price-choice.ts'
import * as styles from './price-dialog.module.css'
import { serverText, translateSentence } from './server-text.ts'
import { useUpdateOffer } from './use-offer-moves.ts'

export interface OfferDialogProps {
  latest: Offer
  open: boolean
  onClose: () => void
}

/** Asks the buyer for a new price after the latest row, and a message with it (storefront.txt sections 2 and 5). */
export function OfferDialog({ latest, open, onClose }: OfferDialogProps) {
  const t = useOffersText()
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.title')}>
      <OfferForm latest={latest} onSent={onClose} />
    </Dialog>
  )
}

function OfferForm({ latest, onSent }: { latest: Offer; onSent: () => void }) {
  const t = useOffersText()
  const { product_price: asking, product_title, product_image } = latest
  const update = useUpdateOffer(latest, 'toast.offered')
  const { form, field, values, set, isPending, refusal } = useForm({
    initial: { preset: '10', offer_price: String(presetPrice(asking, '10')), message: '' },
    check: values => faultsOf(t, latest, values),
    send: async ({ offer_price, message }) => {
      await update.mutateAsync({ price: Number(offer_price), message })
      onSent()
    },
    refusalOf: error => serverText(t, error) ?? t('failed.price'),
    say: sentence => translateSentence(t, sentence),
  })
  const choose = (preset: Preset) => {
    set('preset', preset)
    if (preset !== 'custom') set('offer_price', String(presetPrice(asking, preset)))
  }
  return (
    <form {...form} className={styles.form}>
      <div className={styles.piece}>
        <OfferPhoto className={styles.photo} path={product_image} />
        <div className={styles.words}>
          <p className={styles.title}>
            <bdi>{product_title}</bdi>
          </p>
          <p className={styles.asking}>
            {t('offer.asking')} <Price amount={asking} />
          </p>
        </div>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
      <fieldset className={styles.form} disabled={isPending} aria-live="polite">
        <ChoiceList
          legend={t('offer.preset')}
          name="preset"
          layout="row"
          value={values.preset}
          onChange={({ target }) => choose(target.value as Preset)}
          choices={presets.map(value => ({
            value,
            label: t(`offer.preset.${value}`),
            hint: value === 'custom' ? undefined : <bdi dir="ltr">{formatPrice(presetPrice(asking, value))}</bdi>,
          }))}
        />
        <TextField
          {...field('offer_price')}
          label={t('offer.price')}
          type="number"
          inputMode="decimal"
          step="0.01"
          dir="ltr"
          before={<bdi dir="ltr">Rs.</bdi>}
          autoComplete="off"
          disabled={values.preset !== 'custom'}
        />
        <TextArea
          {...field('message')}
          label={t('offer.message')}
          optional
          rows={3}
          dir="auto"
          maxLength={OFFER_MESSAGE_MAX_LENGTH}
        />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('offer.submitting')}>
        {t('offer.submit')}
      </Button>
    </form>
  )
}

/** The contract's rules first, then those that need the product's price. */
async function faultsOf(t: OffersText, latest: Offer, values: { offer_price: string; message: string }) {
  const price = typedPrice(values.offer_price)
  const { product_id, product_price } = latest
  const faults = await contractFaults(updateOffer, { offer_price: price, product_id, message: values.message })
  if (Object.keys(faults).length > 0) return faults
  const fault = offerFault(price, product_price)
  const amount = formatNumber(leastOffer(product_price))
  return fault ? { offer_price: t(`offer.${fault}`, { amount }) } : faults
}
