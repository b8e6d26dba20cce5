import { formatPrice } from '@closyyy/i18n/money'
import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ChoiceList } from '../choice-list/choice-list.tsx'
import { Price } from '../price/price.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as styles from './offer-fields.module.css'
import { useOfferFieldsText } from './offer-fields-text.ts'
import { lowestOffer, presetPrice, presets } from './offer-price.ts'

type Typed = 'offer_price' | 'message'

export interface OfferFieldsProps {
  /** What the offer is for; `price` is the one that is asked, in rupees. */
  piece: { title: string; price: number; photo: ReactNode }
  /** The form's state: which preset is chosen, and what stands in the two text fields. */
  form: {
    values: { preset: string }
    field: (name: Typed) => {
      name: string
      value: string
      error?: string
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    }
    set: (name: 'preset' | 'offer_price', value: string) => void
    isPending: boolean
  }
  /** Why the whole form was refused. */
  refusal: ReactNode
  messageMaxLength: number
}

/** What is inside the form of the offer dialog: a price by preset or one's own, and a message (OFFER-10). */
export function OfferFields({ piece, form, refusal, messageMaxLength }: OfferFieldsProps) {
  const t = useOfferFieldsText()
  const { values, field, set, isPending } = form
  const { price, title, photo } = piece
  const choose = (preset: string) => {
    set('preset', preset)
    if (preset === '10' || preset === '20') set('offer_price', String(presetPrice(price, preset)))
  }
  return (
    <div className={styles.parts}>
      <div className={styles.piece}>
        <div className={styles.photo}>{photo}</div>
        <div className={styles.words}>
          <p dir="auto" className={styles.title}>
            {title}
          </p>
          <p className={styles.asking}>
            {t('asking')} <Price amount={price} />
          </p>
        </div>
      </div>
      {refusal}
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
        <TextField
          {...field('offer_price')}
          label={t('price')}
          hint={t('price.hint', { lowest: formatPrice(lowestOffer(price)), price: formatPrice(price) })}
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
          label={t('message')}
          optional
          rows={3}
          dir="auto"
          maxLength={messageMaxLength}
        />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </div>
  )
}
