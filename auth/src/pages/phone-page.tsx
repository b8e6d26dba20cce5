import { LOGIN_PATH, VERIFICATION_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { Alternative } from '../components/alternative.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import { useReturnTo } from '../components/return-to.ts'
import { readDraft, updateDraft } from '../components/sign-up-draft.ts'
import { GoogleButton } from '../features/google-sign-in/google-button.tsx'
import { usePhoneText } from '../features/phone-codes/phone-codes-text.ts'
import { PhoneForm } from '../features/phone-codes/phone-form.tsx'

export function Component() {
  const t = usePhoneText()
  const headingId = useId()
  const navigate = useNavigate()
  const named = useReturnTo()
  const returnTo = named ?? readDraft().returnTo

  function openVerification() {
    updateDraft({ returnTo })
    void navigate(VERIFICATION_PATH)
  }

  return (
    <AuthPage tabTitle={t('tab')} heading={t('heading')} headingId={headingId} text={t('text')}>
      <PhoneForm onSent={openVerification} labelledBy={headingId} />
      <Alternative text={t('have-account')}>
        <Link to={withRedirect(LOGIN_PATH, returnTo)}>{t('login')}</Link>
      </Alternative>
      <GoogleButton returnTo={returnTo} />
    </AuthPage>
  )
}
