import { useQuery } from '@closyyy/platform/query'
import { Button } from '@closyyy/ui/button'
import { Skeleton } from '@closyyy/ui/skeleton'
import { type ReactNode, useId, useState } from 'react'
import { ownUserQuery } from '../../own-user.ts'
import { useAccountsText } from './accounts-text.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { PendingEmail } from './pending-email.tsx'
import * as styles from './sign-in-settings.module.css'

/** Email and password of the account; the profile form shows a failed load of both. */
export function SignInSettings() {
  const t = useAccountsText()
  const headingId = useId()
  const { email, pending_email } = useQuery(ownUserQuery).data ?? {}
  const [changed, setChanged] = useState<'email' | 'password'>()
  const close = () => setChanged(undefined)
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <div className={styles.lines}>
        <Line name={t('email')} text={t('email.change')} onChange={email ? () => setChanged('email') : undefined}>
          {email ? <bdi>{email}</bdi> : <Skeleton width="long" />}
        </Line>
        {pending_email && <PendingEmail email={pending_email} />}
        <Line name={t('password')} text={t('password.change')} onChange={() => setChanged('password')}>
          ••••••••
        </Line>
      </div>
      {email && <ChangeEmailDialog email={email} open={changed === 'email'} onClose={close} />}
      <ChangePasswordDialog open={changed === 'password'} onClose={close} />
    </section>
  )
}

interface LineProps {
  name: string
  /** Text of the button. */
  text: string
  /** Undefined while loading. */
  onChange: (() => void) | undefined
  children: ReactNode
}

function Line({ name, text, onChange, children }: LineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.value}>
        <span className={styles.name}>{name}</span>
        <span>{children}</span>
      </div>
      <Button kind="secondary" size="small" aria-haspopup="dialog" disabled={!onChange} onClick={onChange}>
        {text}
      </Button>
    </div>
  )
}
