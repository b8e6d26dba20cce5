import { PASSWORD_MIN_LENGTH } from '@closyyy/contract/sessions'
import { containsUrl } from '@closyyy/contract/text-rules'
import { CheckIcon } from '@closyyy/ui/icons'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useAccountsText } from './accounts-text.ts'
import * as styles from './password-rules.module.css'

export interface PasswordRulesProps {
  password: string
  repeated: string
}

export function PasswordRules({ password, repeated }: PasswordRulesProps) {
  const t = useAccountsText()
  const rules = [
    { text: t('rule-length'), isMet: password.length >= PASSWORD_MIN_LENGTH },
    { text: t('rule-url'), isMet: password !== '' && !containsUrl(password) },
    { text: t('rule-repeated'), isMet: password !== '' && password === repeated },
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
