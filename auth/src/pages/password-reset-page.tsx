import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useSearchParams } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useId, useState } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import { OtherWay } from '../components/other-way.tsx'
import { readWayBack, useWayBack } from '../components/way-back.ts'
import { useAccountsText } from '../features/accounts/accounts-text.ts'
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx'
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx'

export function Component() {
  const token = useSearchParams()[0].get('token')
  return token ? <SetPassword key={token} token={token} /> : <AskForLink />
}

function AskForLink() {
  const t = useAccountsText()
  const headingId = useId()
  const wayBack = useWayBack() ?? readWayBack()
  return (
    <AuthPage tabTitle={t('forgot-tab')} heading={t('forgot-heading')} headingId={headingId} text={t('forgot-text')}>
      <ForgotPasswordForm labelledBy={headingId} />
      <OtherWay text={t('remembered')}>
        <Link to={withRedirect(LOGIN_PATH, wayBack)}>{t('login')}</Link>
      </OtherWay>
    </AuthPage>
  )
}

function SetPassword({ token }: { token: string }) {
  const t = useAccountsText()
  const headingId = useId()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <AuthPage tabTitle={t('forgot-tab')} heading={t('reset-done')} text={t('reset-done-text')}>
        <Link className={buttonClass({ size: 'large', wide: true })} to={withRedirect(LOGIN_PATH, readWayBack())}>
          {t('login')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage tabTitle={t('forgot-tab')} heading={t('reset-heading')} headingId={headingId} text={t('reset-text')}>
      <ResetPasswordForm token={token} labelledBy={headingId} onDone={() => setDone(true)} />
      <OtherWay text={t('remembered')}>
        <Link to={withRedirect(LOGIN_PATH, readWayBack())}>{t('login')}</Link>
      </OtherWay>
    </AuthPage>
  )
}
