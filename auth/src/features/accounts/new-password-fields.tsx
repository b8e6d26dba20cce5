import { MIN_PASSWORD_LENGTH } from '@closyyy/contract/sessions'
import { CheckIcon } from '@closyyy/ui/icons'
import { PasswordField, type PasswordFieldProps } from '@closyyy/ui/password-field'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useAccountsText } from './accounts-text.ts'
import * as styles from './new-password-fields.module.css'
import type { Passwords } from './registration-storage.ts'

export interface NewPasswordFieldsProps {
  field: (name: keyof Passwords) => Omit<PasswordFieldProps, 'label'>
  typed: Passwords
}

export function NewPasswordFields({ field, typed }: NewPasswordFieldsProps) {
  const t = useAccountsText()
  return (
    <>
      <PasswordField {...field('password')} label={t('password')} autoComplete="new-password" />
      <PasswordField {...field('password_confirmation')} label={t('password-again')} autoComplete="new-password" />
      <PasswordRules typed={typed} />
    </>
  )
}

function PasswordRules({ typed: { password, password_confirmation } }: { typed: Passwords }) {
  const t = useAccountsText()
  const rules = [
    { text: t('rule-length'), isMet: password.length >= MIN_PASSWORD_LENGTH },
    { text: t('rule-repeated'), isMet: password !== '' && password === password_confirmation },
  ]
  return (
    <ul role="list" className={styles.rules} aria-label={t('rules')}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={isMet ? styles.met : styles.open}>
          <span className={styles.sign} aria-hidden>
            {isMet && <CheckIcon />}
          </span>
          {text}
          <VisuallyHidden> – {t(isMet ? 'rule-met' : 'rule-open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
