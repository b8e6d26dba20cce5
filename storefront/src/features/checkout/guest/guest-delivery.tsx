import { Checkbox } from '@closyyy/ui/checkbox'
import { TextField } from '@closyyy/ui/text-field'
import * as styles from '../checkout.module.css'
import { useCheckoutText } from '../checkout-text.ts'
import { CityChoice } from '../city/city-choice.tsx'
import type { NamedCity } from '../city/city-picker.tsx'
import type { GuestForm } from './guest-info.ts'

export function GuestDelivery({ guest }: { guest: GuestForm }) {
  const t = useCheckoutText()
  const { field, box } = guest
  return (
    <section className={styles.part}>
      <h2>{t('delivery')}</h2>
      <div className={styles.pair}>
        <TextField
          {...field('first_name')}
          label={t('first-name')}
          autoComplete="given-name"
          dir="auto"
          maxLength={50}
        />
        <TextField
          {...field('last_name')}
          label={t('last-name')}
          autoComplete="family-name"
          dir="auto"
          maxLength={50}
        />
      </div>
      <TextField {...field('address')} label={t('address')} autoComplete="street-address" dir="auto" maxLength={200} />
      <DeliveryCity guest={guest} />
      <div className={styles.pair}>
        <TextField
          {...field('postal_code')}
          label={t('postal-code')}
          optional
          autoComplete="postal-code"
          dir="ltr"
          maxLength={20}
        />
        <TextField label={t('country')} value={t('country.pakistan')} readOnly autoComplete="off" />
      </div>
      <div>
        <Checkbox {...box('save_info')} label={t('save-info')} />
        <Checkbox {...box('text_offers')} label={t('text-offers')} />
      </div>
    </section>
  )
}

/** Keeps what was typed until it names a city. */
function DeliveryCity({ guest: { values, set, errors } }: { guest: GuestForm }) {
  const t = useCheckoutText()
  const text = values.typedCity || values.selectedCity
  const take = (typed: string, city?: NamedCity) => {
    set('typedCity', typed)
    set('selectedCity', city?.name ?? '')
  }
  return (
    <CityChoice
      name="selectedCity"
      label={t('city.choose')}
      text={text}
      error={errors.selectedCity && text ? t('city.unknown') : errors.selectedCity}
      maxLength={100}
      onText={take}
    />
  )
}
