import { supportsPasskeys } from '@closyyy/platform/sign-in/passkeys'
import { Button } from '@closyyy/ui/button'
import { useLoginText } from './login-text.ts'
import * as styles from './passkey-login.module.css'
import { usePasskeyLogin } from './use-passkey-login.ts'

export interface PasskeyLoginProps {
  /** Path of this site to open after login. */
  target: string
}

export function PasskeyLogin({ target }: PasskeyLoginProps) {
  const t = useLoginText()
  const { isPending, failure, logIn } = usePasskeyLogin(target)
  if (!supportsPasskeys()) return null
  return (
    <div className={styles.passkey}>
      <Button kind="secondary" size="large" wide pending={isPending} pendingLabel={t('pending')} onClick={logIn}>
        {t('passkey-login')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}
