import { refusalText } from '@closyyy/api-client/refusal-text'
import { OFFER_MESSAGE_MAX_LENGTH, type Offer } from '@closyyy/contract/offers'
import type { Product } from '@closyyy/contract/products'
import { FormRefusal } from '@closyyy/forms/form-refusal'
import { useForm } from '@closyyy/forms/use-form'
import { formatPrice } from '@closyyy/i18n/money'
import { formatNumber } from '@closyyy/i18n/number'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { Dialog } from '@closyyy/ui/dialog'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { TextArea } from '@closyyy/ui/text-area'
import { TextField } from '@closyyy/ui/text-field'
import * as styles from './offer-dialog.module.css'
import { lowestOffer, offerFault, type Preset, presetPrice, presets } from './offer-price.ts'
import { useOfferText } from './offer-text.ts'
import { useSendOffer } from './use-offer-calls.ts'

export interface OfferDialogProps {
  product: Product
  /** The last row of the conversation, where there is one: a new price follows it. */
  last: Offer | undefined
  open: boolean
  onClose: () => void
  /** Told the offered price, in rupees. */
  onSubmitted: (price: number) => void
}

/** Asks for a price, presets or one's own, and a message (storefront.txt sections 2, 4 and 5). */
export function OfferDialog({ product, open, onClose, ...rest }: OfferDialogProps) {
  const t = useOfferText()
  return (
    <Dialog open={open} onClose={onClose} title={t('make')}>
      <OfferForm product={product} {...rest} />
    </Dialog>
  )
}

function OfferForm({ product, last, onSubmitted }: Omit<OfferDialogProps, 'open' | 'onClose'>) {
  const t = useOfferText()
  const { price: asking, title, photos } = product
  const offer = useSendOffer(product, last)
  const { form, field, values, set, isPending, refusal } = useForm({
    initial: { preset: '10', offer_price: String(presetPrice(asking, '10')), message: '' },
    check: ({ offer_price }) => {
      const fault = offerFault(offer_price, asking)
      const amount = formatNumber(lowestOffer(asking))
      return fault ? { offer_price: t(`price.${fault}`, { amount }) } : {}
    },
    send: async ({ offer_price, message }) => {
      const price = Number(offer_price)
      await offer.mutateAsync({ price, message })
      onSubmitted(price)
    },
    refusalOf: error => refusalText(error) ?? t('failed'),
  })
  const choose = (preset: Preset) => {
    set('preset', preset)
    if (preset !== 'custom') set('offer_price', String(presetPrice(asking, preset)))
  }
  return (
    <form {...form} className={styles.form}>
      <div className={styles.piece}>
        <Photo className={styles.photo} photo={photos[0]} alt="" sizes="4.5rem" />
        <div className={styles.words}>
          <p dir="auto" className={styles.title}>
            {title}
          </p>
          <p className={styles.asking}>
            {t('dialog.asking')} <Price amount={asking} />
          </p>
        </div>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
      <fieldset className={styles.fields} disabled={isPending}>
        <ChoiceList
          legend={t('dialog.preset')}
          name="preset"
          layout="row"
          value={values.preset}
          onChange={({ target }) => choose(target.value as Preset)}
          choices={presets.map(value => ({
            value,
            label: t(`dialog.preset.${value}`),
            hint: value === 'custom' ? undefined : <bdi dir="ltr">{formatPrice(presetPrice(asking, value))}</bdi>,
          }))}
        />
        <TextField
          {...field('offer_price')}
          label={t('dialog.price')}
          hint={t('dialog.price.hint', { lowest: formatPrice(lowestOffer(asking)), price: formatPrice(asking) })}
          type="number"
          inputMode="decimal"
          step="0.01"
          dir="ltr"
          before="Rs."
          disabled={values.preset !== 'custom'}
        />
        <TextArea
          {...field('message')}
          label={t('dialog.message')}
          optional
          rows={3}
          dir="auto"
          maxLength={OFFER_MESSAGE_MAX_LENGTH}
        />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('dialog.submitting')}>
        {t('dialog.submit')}
      </Button>
    </form>
  )
}
