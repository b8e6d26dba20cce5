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
  /** Where a successful login leads: a path of this site. */
  target: string
  /** The way back that the URL names; setting a new password keeps it. */
  wayBack: string | undefined
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** The login form (SESSION-1). */
export function LoginForm({ target, wayBack, labelledBy }: LoginFormProps) {
  const t = useLoginText()
  const { unconfirmed, ...call } = useLoginForm(target)
  return (
    <CallForm
      labelledBy={labelledBy}
      call={call}
      wayOn={unconfirmed && <ResendConfirmation key={unconfirmed} login={unconfirmed} />}
      button={{ text: t('submit'), pending: t('pending') }}
    >
      <TextField
        {...call.field('login')}
        label={t('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <div className={styles.password}>
        <PasswordField {...call.field('password')} label={t('password')} autoComplete="current-password" />
        <Link className={styles.forgot} to={withRedirect(PASSWORD_RESET_PATH, wayBack)}>
          {t('forgot')}
        </Link>
      </div>
    </CallForm>
  )
}
