import { Checkbox } from '@closyyy/ui/checkbox'
import { TextField } from '@closyyy/ui/text-field'
import { useEffect } from 'react'
import { useLazyPart } from '../../../components/lazy-part.ts'
import * as styles from '../checkout.module.css'
import { useCheckoutText } from '../checkout-text.ts'
import type { GuestForm } from './guest-fields.ts'

/** Where a guest's order goes. */
export function GuestDelivery({ guest }: { guest: GuestForm }) {
  const t = useCheckoutText()
  const { field, box } = guest
  return (
    <section className={styles.part}>
      <h2>{t('delivery')}</h2>
      <div className={styles.pair}>
        <CityChoice guest={guest} />
        <TextField label={t('country')} value={t('country.pakistan')} readOnly autoComplete="off" />
      </div>
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
      <div className={styles.pair}>
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" dir="auto" maxLength={100} />
        <TextField
          {...field('postal_code')}
          label={t('postal-code')}
          optional
          autoComplete="postal-code"
          dir="ltr"
          maxLength={20}
        />
      </div>
      <TextField
        {...field('phone')}
        label={t('phone')}
        hint={t('phone.hint')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
      />
      <div>
        <Checkbox {...box('save_info')} label={t('save-info')} />
        <Checkbox {...box('text_offers')} label={t('text-offers')} />
      </div>
    </section>
  )
}

/** The picker of cities, which also fills the text below; until its script is there, the city is typed. */
function CityChoice({ guest: { values, set, faults, field } }: { guest: GuestForm }) {
  const t = useCheckoutText()
  const { Part, request } = useLazyPart(
    async () => (await import(/* webpackChunkName: "storefront-city-picker" */ './city-picker.tsx')).CityPicker,
  )
  useEffect(() => void request(), [request])
  if (!Part) return <TextField {...field('selectedCity')} label={t('city.choose')} hint={t('city.hint')} />
  return (
    <Part
      label={t('city.choose')}
      hint={t('city.hint')}
      value={values.selectedCity}
      error={faults.selectedCity}
      onChange={city => {
        set('selectedCity', city)
        if (city) set('city', city)
      }}
    />
  )
}
