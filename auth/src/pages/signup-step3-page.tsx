import { SIGN_UP_STEP_PATHS, SIGN_UP_SUCCESS_PATH } from '@closyyy/contract/paths'
import { useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import { useAccountsText } from '../features/accounts/accounts-text.ts'
import { RegisterForm } from '../features/accounts/register-form.tsx'

export { needsAccount as loader } from './step-loaders.ts'

export function Component() {
  const t = useAccountsText()
  const headingId = useId()
  const navigate = useNavigate()
  return (
    <AuthPage tabTitle={t('tab')} heading={t('password-heading')} headingId={headingId}>
      <RegisterForm
        labelledBy={headingId}
        onRegistered={() => void navigate(SIGN_UP_SUCCESS_PATH, { replace: true })}
        onRejected={step => void navigate(SIGN_UP_STEP_PATHS[step - 1] as string)}
        onBack={() => void navigate(SIGN_UP_STEP_PATHS[1])}
      />
    </AuthPage>
  )
}
