import { isApiError } from '@closyyy/api-client/api-error'
import { Link, useSearchParams } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { Spinner } from '@closyyy/ui/spinner'
import { LOGIN_PATH } from '../addresses.ts'
import { AuthPage } from '../components/auth-page.tsx'
import * as form from '../components/form.module.css'
import { useGoogleSentence, useGoogleText } from '../features/google-sign-in/google-text.ts'
import { useFinishGoogle } from '../features/google-sign-in/use-finish-google.ts'
import { useText } from '../messages.ts'

export function Component() {
  const t = useGoogleText()
  const common = useText()
  const say = useGoogleSentence()
  const { error } = useFinishGoogle(useSearchParams()[0])
  if (!error) {
    return (
      <AuthPage tabTitle={t('tab')} heading={t('pending')} text={t('pending-text')}>
        <Spinner />
      </AuthPage>
    )
  }
  const isUnheard = isApiError(error) && error.code === 'no-network'
  const said = isApiError(error) && error.message ? say(error.message) : t('failed')
  return (
    <AuthPage tabTitle={t('tab')} heading={t('failed-heading')}>
      <div className={form.form}>
        <Alert kind="danger">{isUnheard ? common('form.no-network') : said}</Alert>
        <Link className={buttonClass({ size: 'large', wide: true })} to={LOGIN_PATH}>
          {t('login')}
        </Link>
      </div>
    </AuthPage>
  )
}
