import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { AuthPage } from '../components/auth-page.tsx'
import { ResendConfirmation } from '../components/resend-confirmation.tsx'
import { readDraft } from '../components/sign-up-draft.ts'
import { useAccountsText } from '../features/accounts/accounts-text.ts'

export function Component() {
  const t = useAccountsText()
  const { email, returnTo } = readDraft()
  return (
    <AuthPage
      tabTitle={t('success-tab')}
      heading={t('success-heading')}
      text={email ? t('success-text', { email }) : t('success-text-plain')}
    >
      <Link className={buttonClass({ size: 'large', wide: true })} to={withRedirect(LOGIN_PATH, returnTo)}>
        {t('login')}
      </Link>
      {email && <ResendConfirmation login={email} />}
    </AuthPage>
  )
}
