import { readPrice } from '@closyyy/contract/amounts'
import { MAX_PRODUCT_QUANTITY } from '@closyyy/contract/products'
import { Checkbox } from '@closyyy/ui/checkbox'
import { NumberField } from '@closyyy/ui/number-field'
import { PriceField } from '../../../components/product-fields/product-fields.tsx'
import { Earnings } from '../earnings/earnings.tsx'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'
import type { ListingFieldsProps } from './use-listing-form.ts'

export function PriceFields({ values, set, errors }: ListingFieldsProps) {
  const t = useListingText()
  return (
    <>
      <div className={styles.pair}>
        <PriceField value={values.price} error={errors.price} onChange={price => set({ price })} />
        <NumberField
          label={t('quantity')}
          hint={values.quantity === 0 ? t('quantity-zero') : undefined}
          error={errors.quantity}
          value={values.quantity}
          min={0}
          max={MAX_PRODUCT_QUANTITY}
          onChange={quantity => set({ quantity: Number.isInteger(quantity) ? quantity : 1 })}
        />
      </div>
      <Earnings price={readPrice(values.price)} />
      <Checkbox
        label={t('allow-offers')}
        hint={t('allow-offers-hint')}
        checked={values.allow_offers}
        onChange={({ target }) => set({ allow_offers: target.checked })}
      />
      <Checkbox
        label={t('active')}
        hint={t('active-hint')}
        checked={values.active}
        onChange={({ target }) => set({ active: target.checked })}
      />
    </>
  )
}
