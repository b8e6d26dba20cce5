import { LOGIN_PATH, VERIFICATION_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import { OtherWay } from '../components/other-way.tsx'
import { keepDraft, readDraft } from '../components/sign-up-draft.ts'
import { useWayBack } from '../components/way-back.ts'
import { GoogleButton } from '../features/google-sign-in/google-button.tsx'
import { usePhoneText } from '../features/phone-codes/phone-codes-text.ts'
import { PhoneForm } from '../features/phone-codes/phone-form.tsx'

export function Component() {
  const t = usePhoneText()
  const headingId = useId()
  const navigate = useNavigate()
  const named = useWayBack()
  const wayOn = named ?? readDraft().wayOn

  function goOn() {
    keepDraft({ wayOn })
    void navigate(VERIFICATION_PATH)
  }

  return (
    <AuthPage tabTitle={t('tab')} heading={t('heading')} headingId={headingId} text={t('text')}>
      <PhoneForm onSent={goOn} labelledBy={headingId} />
      <OtherWay text={t('have-account')}>
        <Link to={withRedirect(LOGIN_PATH, wayOn)}>{t('login')}</Link>
      </OtherWay>
      <GoogleButton wayOn={wayOn} />
    </AuthPage>
  )
}
