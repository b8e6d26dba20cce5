import { LOGIN_PATH, SETTINGS_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { AuthPage } from '../../components/auth-page.tsx'
import * as form from '../../components/form.module.css'
import { useEmailChangesText } from './email-changes-text.ts'

/** Reports the new email of an account (ACCOUNT-13). */
export function EmailChanged({ email }: { email: string }) {
  const t = useEmailChangesText()
  return (
    <AuthPage tabTitle={t('tab')} heading={t('done')} text={t('done-text', { email })}>
      <SettingsLink />
    </AuthPage>
  )
}

/** Says how to request a change again whose link is invalid. */
export function EmailNotChanged({ reason }: { reason: string }) {
  const t = useEmailChangesText()
  const isSignedIn = useSession() !== undefined
  return (
    <AuthPage tabTitle={t('tab')} heading={t('failed')} text={t(isSignedIn ? 'failed-text' : 'failed-text-guest')}>
      <div className={form.form}>
        <Alert kind="danger">{reason}</Alert>
        <SettingsLink />
      </div>
    </AuthPage>
  )
}

/** Leads a guest to Settings through the login. */
function SettingsLink() {
  const t = useEmailChangesText()
  const isSignedIn = useSession() !== undefined
  return (
    <Link
      replace
      className={buttonClass({ size: 'large', wide: true })}
      to={isSignedIn ? SETTINGS_PATH : withRedirect(LOGIN_PATH, SETTINGS_PATH)}
    >
      {t(isSignedIn ? 'settings' : 'login')}
    </Link>
  )
}
