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
import { EmailChanged, EmailNotChanged } from '../features/email-changes/email-change-result.tsx'
import { useText } from '../messages.ts'

export function Component() {
  const t = useAccountsText()
  const [search] = useSearchParams()
  const isChange = search.has('change')
  const { data, error, refetch } = useConfirmEmail(search.get('token') ?? '')
  if (data && isChange) return <EmailChanged email={data.email} />
  if (data) {
    return (
      <AuthPage
        tabTitle={t('confirm-tab')}
        heading={t('confirm-done')}
        text={t('confirm-done-text', { email: data.email })}
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
  if (error) return <NotConfirmed error={error} isChange={isChange} onRetry={() => void refetch()} />
  return (
    <AuthPage tabTitle={t('confirm-tab')} heading={t('confirm-pending')} text={t('confirm-pending-text')}>
      <Spinner />
    </AuthPage>
  )
}

interface NotConfirmedProps {
  error: Error
  isChange: boolean
  onRetry: () => void
}

function NotConfirmed({ error, isChange, onRetry }: NotConfirmedProps) {
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
  if (isChange) return <EmailNotChanged reason={error.message} />
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
