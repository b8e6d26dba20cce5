import { SIGN_UP_STEP_PATHS } from '@closyyy/contract/paths'
import { useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import { useAccountsText } from '../features/accounts/accounts-text.ts'
import { NameForm } from '../features/accounts/name-form.tsx'

export { needsVerification as loader } from './step-loaders.ts'

export function Component() {
  const t = useAccountsText()
  const headingId = useId()
  const navigate = useNavigate()
  return (
    <AuthPage tabTitle={t('tab')} heading={t('name-heading')} headingId={headingId} text={t('name-text')}>
      <NameForm labelledBy={headingId} onDone={() => void navigate(SIGN_UP_STEP_PATHS[1])} />
    </AuthPage>
  )
}
