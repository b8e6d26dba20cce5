import { AuthPage } from '../components/auth-page.tsx'
import { useAccountsText } from '../features/accounts/accounts-text.ts'
import { KeepAccount } from '../features/accounts/keep-account.tsx'

export function Component() {
  const t = useAccountsText()
  return (
    <AuthPage tabTitle={t('keep-tab')} heading={t('keep-heading')}>
      <KeepAccount />
    </AuthPage>
  )
}
