import { SIGN_UP_STEP_PATHS } from '@closyyy/contract/paths'
import { useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import { AccountForm } from '../features/accounts/account-form.tsx'
import { useAccountsText } from '../features/accounts/accounts-text.ts'

export { needsVerification as loader } from './step-loaders.ts'

export function Component() {
  const t = useAccountsText()
  const headingId = useId()
  const navigate = useNavigate()
  return (
    <AuthPage tabTitle={t('tab')} heading={t('account-heading')} headingId={headingId} text={t('account-text')}>
      <AccountForm
        labelledBy={headingId}
        onDone={() => void navigate(SIGN_UP_STEP_PATHS[2])}
        onBack={() => void navigate(SIGN_UP_STEP_PATHS[0])}
      />
    </AuthPage>
  )
}
