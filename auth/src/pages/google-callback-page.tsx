import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useSearchParams } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { Spinner } from '@closyyy/ui/spinner'
import { useId } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import * as form from '../components/form.module.css'
import { useErrorText } from '../components/use-error-text.ts'
import { readFlow } from '../features/google-sign-in/google-flow.ts'
import { useGoogleText } from '../features/google-sign-in/google-text.ts'
import { returnPath, useFinishGoogle } from '../features/google-sign-in/use-finish-google.ts'
import { useLoginText } from '../features/sessions/login-text.ts'
import { SecondStepForm } from '../features/sessions/second-step-form.tsx'
import { ticketIn } from '../features/sessions/use-login-form.ts'

export function Component() {
  const t = useGoogleText()
  const errorText = useErrorText()
  const login = useLoginText()
  const headingId = useId()
  const [query] = useSearchParams()
  const { error, retry } = useFinishGoogle(query)
  if (!error) {
    return (
      <AuthPage tabTitle={t('tab')} heading={t('pending')} text={t('pending-text')}>
        <Spinner />
      </AuthPage>
    )
  }
  const ticket = ticketIn(error)
  if (ticket) {
    return (
      <AuthPage tabTitle={t('tab')} heading={login('step-title')} headingId={headingId} text={login('step-text')}>
        <SecondStepForm ticket={ticket} target={returnPath(query, readFlow()?.returnTo)} labelledBy={headingId} />
      </AuthPage>
    )
  }
  return (
    <AuthPage tabTitle={t('tab')} heading={t('failed-heading')}>
      <div className={form.form}>
        <Alert kind="danger">
          {errorText(error, t(query.get('error') === 'access_denied' ? 'cancelled' : 'failed'))}
        </Alert>
        {retry && (
          <Button size="large" wide onClick={retry}>
            {t('retry')}
          </Button>
        )}
        <Link
          className={buttonClass({ kind: retry ? 'secondary' : 'primary', size: 'large', wide: true })}
          to={withRedirect(LOGIN_PATH, readFlow()?.returnTo)}
        >
          {t('login')}
        </Link>
      </div>
    </AuthPage>
  )
}
