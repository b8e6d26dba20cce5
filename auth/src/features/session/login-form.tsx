import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { PasswordField } from '@closyyy/ui/password-field'
import { TextField } from '@closyyy/ui/text-field'
import { useText } from '../../messages.ts'
import * as styles from './login-form.module.css'
import { useLoginForm } from './use-login-form.ts'

export interface LoginFormProps {
  /** Where a successful login leads: a path of this site. */
  target: string
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** The login form (seller.txt sections 2 and 5). */
export function LoginForm({ target, labelledBy }: LoginFormProps) {
  const t = useText()
  const { submit, field, isPending, refusal } = useLoginForm(target)
  return (
    <form className={styles.form} aria-labelledby={labelledBy} onSubmit={submit} noValidate>
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      {/* Live, so that a message is read out also where the focus stays on its field. */}
      <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
        <TextField
          {...field('login')}
          label={t('login.login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
        <PasswordField {...field('password')} label={t('login.password')} autoComplete="current-password" />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('login.pending')}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
