import { minOffer } from '@closyyy/contract/offer-prices'
import { MAX_OFFER_MESSAGE_LENGTH } from '@closyyy/contract/offers'
import { formatPrice } from '@closyyy/i18n/money'
import { createUsePageText } from '@closyyy/i18n/text'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { Price } from '@closyyy/ui/price'
import { TextArea } from '@closyyy/ui/text-area'
import type { ReactNode } from 'react'
import { AmountField } from '../amount/amount-field.tsx'
import { FormError } from '../form-error.tsx'
import type { Form } from '../use-form.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './offer-fields.module.css'
import { type OfferValues, presetPrice, presets } from './offer-price.ts'

const useText = createUsePageText({ name: 'forms.offer', en, ur })

export interface OfferFieldsProps {
  /** The product that the offer is for; `price` is its asking price in rupees. */
  product: { title: string; price: number; photo: ReactNode }
  form: Form<OfferValues>
}

/** The content of the offer form: a preset or custom price, a message and the submit button (OFFER-10). */
export function OfferFields({ product, form }: OfferFieldsProps) {
  const t = useText()
  const { values, field, set, isPending, formError } = form
  const { price, title, photo } = product
  const choose = (preset: string) => {
    set('preset', preset)
    if (preset === '10' || preset === '20') set('offer_price', String(presetPrice(price, preset)))
  }
  return (
    <div className={styles.parts}>
      <div className={styles.product}>
        <div className={styles.photo}>{photo}</div>
        <div className={styles.description}>
          <p dir="auto" className={styles.title}>
            {title}
          </p>
          <p className={styles.asking}>
            {t('asking')} <Price amount={price} />
          </p>
        </div>
      </div>
      <FormError>{formError}</FormError>
      <fieldset className={styles.parts} disabled={isPending}>
        <ChoiceList
          legend={t('preset')}
          name="preset"
          layout="row"
          value={values.preset}
          onChange={({ target }) => choose(target.value)}
          choices={presets.map(value => ({
            value,
            label: t(`preset.${value}`),
            hint: value === 'custom' ? undefined : <bdi dir="ltr">{formatPrice(presetPrice(price, value))}</bdi>,
          }))}
        />
        <AmountField
          {...field('offer_price')}
          label={t('price')}
          hint={t('price.hint', { lowest: formatPrice(minOffer(price)), price: formatPrice(price) })}
          disabled={values.preset !== 'custom'}
        />
        <TextArea
          {...field('message')}
          label={t('message')}
          optional
          rows={3}
          dir="auto"
          maxLength={MAX_OFFER_MESSAGE_LENGTH}
        />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </div>
  )
}
