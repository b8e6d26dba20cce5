import { Link, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useId } from 'react'
import { LOGIN_PATH, VERIFICATION_PATH, withWayOn } from '../addresses.ts'
import { AuthPage } from '../components/auth-page.tsx'
import { OtherWay } from '../components/other-way.tsx'
import { redirectTarget } from '../components/redirect-target.ts'
import { keepDraft, readDraft } from '../components/sign-up-draft.ts'
import { GoogleButton } from '../features/google-sign-in/google-button.tsx'
import { usePhoneText } from '../features/phone-codes/phone-codes-text.ts'
import { PhoneForm } from '../features/phone-codes/phone-form.tsx'

export function Component() {
  const t = usePhoneText()
  const headingId = useId()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wayOn = redirectTarget(query.get('redirect')) ?? readDraft().wayOn

  function goOn() {
    keepDraft({ wayOn })
    void navigate(VERIFICATION_PATH)
  }

  return (
    <AuthPage tabTitle={t('tab')} heading={t('heading')} headingId={headingId} text={t('text')}>
      <PhoneForm onSent={goOn} labelledBy={headingId} />
      <OtherWay text={t('have-account')}>
        <Link to={withWayOn(LOGIN_PATH, wayOn)}>{t('login')}</Link>
      </OtherWay>
      <GoogleButton wayOn={wayOn} />
    </AuthPage>
  )
}
