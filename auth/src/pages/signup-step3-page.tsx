import { useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { STEP_PATHS, SUCCESS_PATH } from '../addresses.ts'
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
        onRegistered={() => void navigate(SUCCESS_PATH, { replace: true })}
        onRefused={step => void navigate(STEP_PATHS[step - 1] as string)}
        onBack={() => void navigate(STEP_PATHS[1])}
      />
    </AuthPage>
  )
}
