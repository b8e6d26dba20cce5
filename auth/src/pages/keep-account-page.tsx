import { AuthPage } from '../components/auth-page.tsx'
import { useDataDeletionText } from '../features/data-deletion/data-deletion-text.ts'
import { KeepAccount } from '../features/data-deletion/keep-account.tsx'

export function Component() {
  const t = useDataDeletionText()
  return (
    <AuthPage tabTitle={t('tab')} heading={t('heading')}>
      <KeepAccount />
    </AuthPage>
  )
}
