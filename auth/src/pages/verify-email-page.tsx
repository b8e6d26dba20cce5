import { isApiError } from '@closyyy/api-client/api-error'
import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useSearchParams } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { Spinner } from '@closyyy/ui/spinner'
import { useId } from 'react'
import { Alternative } from '../components/alternative.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import * as form from '../components/form.module.css'
import { readReturnTo } from '../components/return-to.ts'
import { useErrorText } from '../components/use-error-text.ts'
import { useAccountsText } from '../features/accounts/accounts-text.ts'
import { NewLinkForm } from '../features/accounts/new-link-form.tsx'
import { useConfirmEmail } from '../features/accounts/use-confirm-email.ts'
import { useText } from '../messages.ts'

export function Component() {
  const t = useAccountsText()
  const { data, error, refetch } = useConfirmEmail(useSearchParams()[0].get('token') ?? '')
  if (data) {
    return (
      <AuthPage
        tabTitle={t('confirm-tab')}
        heading={t('confirm-done')}
        text={t('confirm-done-text', { email: `\u2068${data.email}\u2069` })}
      >
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
  if (error) return <NotConfirmed error={error} onRetry={() => void refetch()} />
  return (
    <AuthPage tabTitle={t('confirm-tab')} heading={t('confirm-pending')} text={t('confirm-pending-text')}>
      <Spinner />
    </AuthPage>
  )
}

function NotConfirmed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useAccountsText()
  const common = useText()
  const errorText = useErrorText()
  const headingId = useId()
  if (isApiError(error) && error.code !== 'invalid') {
    return (
      <AuthPage tabTitle={t('confirm-tab')} heading={t('confirm-failed')}>
        <div className={form.form}>
          <Alert kind="danger">{errorText(error, common('form.no-network'))}</Alert>
          <Button size="large" wide onClick={onRetry}>
            {t('try-again')}
          </Button>
        </div>
      </AuthPage>
    )
  }
  return (
    <AuthPage tabTitle={t('confirm-tab')} heading={t('confirm-failed')} headingId={headingId} text={t('confirm-again')}>
      <div className={form.form}>
        <Alert kind="danger">{error.message}</Alert>
        <NewLinkForm labelledBy={headingId} />
      </div>
      <Alternative text={t('confirmed-already')}>
        <Link to={withRedirect(LOGIN_PATH, readReturnTo())}>{t('login')}</Link>
      </Alternative>
    </AuthPage>
  )
}
