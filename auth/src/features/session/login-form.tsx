import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { PasswordField } from '@closyyy/ui/password-field'
import { TextField } from '@closyyy/ui/text-field'
import { PASSWORD_RESET_PATH } from '../../addresses.ts'
import { CallForm } from '../../components/call-form.tsx'
import { ResendConfirmation } from '../../components/resend-confirmation.tsx'
import * as styles from './login-form.module.css'
import { useLoginText } from './login-text.ts'
import { useLoginForm } from './use-login-form.ts'

export interface LoginFormProps {
  /** Where a successful login leads: a path of this site. */
  target: string
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** The login form (seller.txt sections 2 and 5). */
export function LoginForm({ target, labelledBy }: LoginFormProps) {
  const t = useLoginText()
  const { submit, field, isPending, refusal, unconfirmed } = useLoginForm(target)
  const notice = unconfirmed ? (
    <Alert kind="danger" title={t('unconfirmed')}>
      <ResendConfirmation key={unconfirmed} login={unconfirmed} />
    </Alert>
  ) : (
    refusal
  )
  return (
    <CallForm
      labelledBy={labelledBy}
      onSubmit={submit}
      isPending={isPending}
      notice={notice}
      button={{ text: t('submit'), pending: t('pending') }}
    >
      <TextField
        {...field('login')}
        label={t('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
      />
      <div className={styles.password}>
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <Link className={styles.forgot} to={PASSWORD_RESET_PATH}>
          {t('forgot')}
        </Link>
      </div>
    </CallForm>
  )
}
