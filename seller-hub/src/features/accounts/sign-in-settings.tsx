import { displayPhone } from '@closyyy/i18n/phone'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQuery } from '@closyyy/platform/query'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { Button } from '@closyyy/ui/button'
import { Skeleton } from '@closyyy/ui/skeleton'
import { toast } from '@closyyy/ui/toast'
import { type ReactNode, useId, useState } from 'react'
import { useAccountsText } from './accounts-text.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { PendingEmail } from './pending-email.tsx'
import * as styles from './sign-in-settings.module.css'

const loadPhoneDialog = async () =>
  (await import(/* webpackChunkName: "change-phone" */ './phone/change-phone-dialog.tsx')).ChangePhoneDialog

/** Email, phone and password of the account; the profile form shows a failed load of them. */
export function SignInSettings() {
  const t = useAccountsText()
  const headingId = useId()
  const { email, pending_email, phone } = useQuery(ownUserQuery).data ?? {}
  const [changed, setChanged] = useState<'email' | 'phone' | 'password'>()
  const failed = () => toast(t('phone.load-failed'), { kind: 'danger' })
  const { Component: ChangePhoneDialog, isLoading, request } = useLazyComponent(loadPhoneDialog, failed)
  function changePhone() {
    setChanged('phone')
    void request()
  }
  const close = () => setChanged(undefined)
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <div className={styles.lines}>
        <Line name={t('email')} text={t('email.change')} onChange={email ? () => setChanged('email') : undefined}>
          {email ? <bdi>{email}</bdi> : <Skeleton width="long" />}
        </Line>
        {pending_email && <PendingEmail email={pending_email} />}
        <Line
          name={t('phone')}
          text={t(phone === null ? 'phone.add' : 'phone.change')}
          pending={isLoading}
          onChange={phone === undefined ? undefined : changePhone}
        >
          {phone === undefined ? <Skeleton width="long" /> : phone === null ? t('phone.none') : displayPhone(phone)}
        </Line>
        <Line name={t('password')} text={t('password.change')} onChange={() => setChanged('password')}>
          ••••••••
        </Line>
      </div>
      {email && changed === 'email' && <ChangeEmailDialog email={email} onClose={close} />}
      {ChangePhoneDialog && phone !== undefined && (
        <ChangePhoneDialog phone={phone} open={changed === 'phone'} onClose={close} />
      )}
      {changed === 'password' && <ChangePasswordDialog onClose={close} />}
    </section>
  )
}

interface LineProps {
  name: string
  /** Text of the button. */
  text: string
  pending?: boolean
  /** Undefined while loading. */
  onChange: (() => void) | undefined
  children: ReactNode
}

function Line({ name, text, pending = false, onChange, children }: LineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.value}>
        <span className={styles.name}>{name}</span>
        <span>{children}</span>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        pending={pending}
        disabled={!onChange}
        onClick={onChange}
      >
        {text}
      </Button>
    </div>
  )
}
