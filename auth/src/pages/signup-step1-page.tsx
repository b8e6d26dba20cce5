import { useNavigate } from '@closyyy/platform/router'
import { useId } from 'react'
import { STEP_PATHS } from '../addresses.ts'
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
      <NameForm labelledBy={headingId} onDone={() => void navigate(STEP_PATHS[1])} />
    </AuthPage>
  )
}
