import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { PhoneField } from '@closyyy/forms/phone-field'
import { Link, useLocation } from '@closyyy/platform/router'
import { Checkbox } from '@closyyy/ui/checkbox'
import { TextField } from '@closyyy/ui/text-field'
import * as styles from '../checkout.module.css'
import { useCheckoutText } from '../checkout-text.ts'
import type { GuestForm } from './guest-info.ts'

export function GuestContact({ guest: { field, box, type } }: { guest: GuestForm }) {
  const t = useCheckoutText()
  const { pathname, search } = useLocation()
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{t('contact')}</h2>
        <Link to={withRedirect(LOGIN_PATH, pathname + search)}>{t('guest.login')}</Link>
      </div>
      <PhoneField {...field('phone')} label={t('phone')} hint={t('phone.hint')} onText={text => type('phone', text)} />
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
      />
      <Checkbox {...box('subscribe')} label={t('subscribe')} />
    </section>
  )
}
