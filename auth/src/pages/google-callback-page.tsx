import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useSearchParams } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { Spinner } from '@closyyy/ui/spinner'
import { AuthPage } from '../components/auth-page.tsx'
import * as form from '../components/form.module.css'
import { useErrorText } from '../components/use-error-text.ts'
import { readFlow } from '../features/google-sign-in/google-flow.ts'
import { useGoogleText } from '../features/google-sign-in/google-text.ts'
import { useFinishGoogle } from '../features/google-sign-in/use-finish-google.ts'

export function Component() {
  const t = useGoogleText()
  const errorText = useErrorText()
  const [query] = useSearchParams()
  const { error } = useFinishGoogle(query)
  if (!error) {
    return (
      <AuthPage tabTitle={t('tab')} heading={t('pending')} text={t('pending-text')}>
        <Spinner />
      </AuthPage>
    )
  }
  return (
    <AuthPage tabTitle={t('tab')} heading={t('failed-heading')}>
      <div className={form.form}>
        <Alert kind="danger">
          {errorText(error, t(query.get('error') === 'access_denied' ? 'cancelled' : 'failed'))}
        </Alert>
        <Link
          className={buttonClass({ size: 'large', wide: true })}
          to={withRedirect(LOGIN_PATH, readFlow()?.returnTo)}
        >
          {t('login')}
        </Link>
      </div>
    </AuthPage>
  )
}
