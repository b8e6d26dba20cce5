import { PRIVACY_PATH, TERMS_PATH, VERIFICATION_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Checkbox } from '@closyyy/ui/checkbox'
import { TextField } from '@closyyy/ui/text-field'
import { CallForm } from '../../components/call-form.tsx'
import { typedPhone } from '../../components/phone-number.ts'
import { usePhoneText } from './phone-codes-text.ts'
import * as styles from './phone-form.module.css'
import { usePhoneForm } from './use-phone-form.ts'

const documents = [
  { path: TERMS_PATH, text: 'read-terms' },
  { path: PRIVACY_PATH, text: 'read-privacy' },
] as const

export interface PhoneFormProps {
  /** Called two seconds after the code was sent (PHONE-6). */
  onSent: () => void
  labelledBy: string
}

export function PhoneForm({ onSent, labelledBy }: PhoneFormProps) {
  const t = usePhoneText()
  const { isSent, isWhole, hasCode, ...call } = usePhoneForm(onSent)
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      errorAction={hasCode && <Link to={VERIFICATION_PATH}>{t('enter-code')}</Link>}
      done={isSent ? t('sent') : undefined}
      button={{ text: t('send'), pending: t('sending'), disabled: !isWhole }}
    >
      <TextField
        {...call.field('phone')}
        onChange={({ target }) => call.set('phone', typedPhone(target.value))}
        label={t('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={t('placeholder')}
        dir="ltr"
      />
      <Checkbox
        {...call.box('terms')}
        error={call.errors.terms}
        label={t('terms')}
        hint={
          <span className={styles.documents}>
            {documents.map(({ path, text }) => (
              <a key={path} href={path} target="_blank" rel="noopener">
                {t(text)}
              </a>
            ))}
          </span>
        }
      />
    </CallForm>
  )
}
