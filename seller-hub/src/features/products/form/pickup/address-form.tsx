import type { Address } from '@closyyy/contract/addresses-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import { useListingText } from '../listing-text.ts'
import * as styles from './pickup.module.css'
import { useAddressForm } from './use-address-form.ts'

export interface AddressFormProps {
  onAdded: (address: Address) => void
}

export function AddressForm({ onAdded }: AddressFormProps) {
  const t = useListingText()
  const { form, field, isPending, isAdded, formError } = useAddressForm(onAdded)
  return (
    <form {...form} className={styles.form} aria-label={t('address-new')}>
      <FormError>{formError}</FormError>
      {isAdded && <Alert kind="success">{t('address.added')}</Alert>}
      <TextField {...field('address_line_1')} label={t('address.line-1')} autoComplete="address-line1" dir="auto" />
      <TextField
        {...field('address_line_2')}
        label={t('address.line-2')}
        autoComplete="address-line2"
        dir="auto"
        optional
      />
      <TextField {...field('city')} label={t('address.city')} autoComplete="address-level2" dir="auto" />
      <TextField
        {...field('state_province_or_region')}
        label={t('address.state')}
        autoComplete="address-level1"
        dir="auto"
      />
      <TextField
        {...field('zip_or_postal_code')}
        label={t('address.zip')}
        autoComplete="postal-code"
        inputMode="numeric"
        dir="ltr"
      />
      <p className={styles.note}>{t('address.type')}</p>
      <Button type="submit" wide pending={isPending} pendingLabel={t('address.saving')}>
        {t('address.save')}
      </Button>
    </form>
  )
}
