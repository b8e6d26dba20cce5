import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useSearchParams } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useId, useState } from 'react'
import { Alternative } from '../components/alternative.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import { readReturnTo, useReturnTo } from '../components/return-to.ts'
import { useAccountsText } from '../features/accounts/accounts-text.ts'
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx'
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx'

export function Component() {
  const token = useSearchParams()[0].get('token')
  return token ? <SetPassword key={token} token={token} /> : <RequestLink />
}

function RequestLink() {
  const t = useAccountsText()
  const headingId = useId()
  const returnTo = useReturnTo() ?? readReturnTo()
  return (
    <AuthPage tabTitle={t('forgot-tab')} heading={t('forgot-heading')} headingId={headingId} text={t('forgot-text')}>
      <ForgotPasswordForm labelledBy={headingId} />
      <Alternative text={t('remembered')}>
        <Link to={withRedirect(LOGIN_PATH, returnTo)}>{t('login')}</Link>
      </Alternative>
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
        <Link
          replace
          className={buttonClass({ size: 'large', wide: true })}
          to={withRedirect(LOGIN_PATH, readReturnTo())}
        >
          {t('login')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage tabTitle={t('forgot-tab')} heading={t('reset-heading')} headingId={headingId} text={t('reset-text')}>
      <ResetPasswordForm token={token} labelledBy={headingId} onDone={() => setDone(true)} />
      <Alternative text={t('remembered')}>
        <Link to={withRedirect(LOGIN_PATH, readReturnTo())}>{t('login')}</Link>
      </Alternative>
    </AuthPage>
  )
}
