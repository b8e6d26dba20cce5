import { LOGIN_PATH, PHONE_PATH, SIGN_UP_STEP_PATHS, withRedirect } from '@closyyy/contract/paths'
import { displayPhone } from '@closyyy/i18n/phone'
import { Link, redirect, useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { Alternative } from '../components/alternative.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import { readDraft } from '../components/sign-up-draft.ts'
import { CodeForm } from '../features/phone-codes/code-form.tsx'
import { usePhoneText } from '../features/phone-codes/phone-codes-text.ts'
import { ResendPhoneCode } from '../features/phone-codes/resend-phone-code.tsx'

export function loader() {
  return readDraft().phone ? null : redirect(PHONE_PATH)
}

export function Component() {
  const t = usePhoneText()
  const headingId = useId()
  const navigate = useNavigate()
  const { phone = '', returnTo } = readDraft()
  return (
    <AuthPage
      tabTitle={t('code-tab')}
      heading={t('code-heading')}
      headingId={headingId}
      text={t('code-text', { phone: displayPhone(phone) })}
    >
      <CodeForm phone={phone} labelledBy={headingId} onVerified={() => void navigate(SIGN_UP_STEP_PATHS[0])} />
      <ResendPhoneCode phone={phone} />
      <Alternative>
        <Link to={PHONE_PATH}>{t('back')}</Link>
        <Link to={withRedirect(LOGIN_PATH, returnTo)}>{t('login')}</Link>
      </Alternative>
    </AuthPage>
  )
}
