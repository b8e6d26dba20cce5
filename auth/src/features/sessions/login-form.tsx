import { PASSWORD_RESET_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { PasswordField } from '@closyyy/ui/password-field'
import { TextField } from '@closyyy/ui/text-field'
import { CallForm } from '../../components/call-form.tsx'
import { ResendConfirmation } from '../../components/resend-confirmation.tsx'
import * as styles from './login-form.module.css'
import { useLoginText } from './login-text.ts'
import { useLoginForm } from './use-login-form.ts'

export interface LoginFormProps {
  /** Path of this site to open after login. */
  target: string
  /** From the URL; passed on to the password reset. */
  returnTo: string | undefined
  labelledBy: string
  /** Called with the ticket if the account has an authenticator app. */
  onTicket: (ticket: string) => void
}

/** SESSION-1. */
export function LoginForm({ target, returnTo, labelledBy, onTicket }: LoginFormProps) {
  const t = useLoginText()
  const { unconfirmed, ...call } = useLoginForm(target, onTicket)
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      errorAction={unconfirmed && <ResendConfirmation key={unconfirmed} login={unconfirmed} />}
      button={{ text: t('submit'), pending: t('pending') }}
    >
      <TextField
        {...call.field('login')}
        label={t('login')}
        // Browsers add passkeys to the suggestions (PASSKEY-3).
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <div className={styles.password}>
        <PasswordField {...call.field('password')} label={t('password')} autoComplete="current-password" />
        <Link className={styles.forgot} to={withRedirect(PASSWORD_RESET_PATH, returnTo)}>
          {t('forgot')}
        </Link>
      </div>
    </CallForm>
  )
}
