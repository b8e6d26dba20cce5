import { OVERVIEW_PATH, PHONE_PATH, SELLING_ACTIVE_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useNavigate } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ENDED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import { readPendingAction } from '@closyyy/platform/sign-in/pending-action'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { useEffect, useId, useState } from 'react'
import { Alternative } from '../components/alternative.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import { redirectTarget, useReturnTo } from '../components/return-to.ts'
import { GoogleButton } from '../features/google-sign-in/google-button.tsx'
import { LoginForm } from '../features/sessions/login-form.tsx'
import { useLoginText } from '../features/sessions/login-text.ts'
import { PasskeyLogin } from '../features/sessions/passkey-login.tsx'
import { SecondStepForm } from '../features/sessions/second-step-form.tsx'

export function Component() {
  const t = useLoginText()
  const headingId = useId()
  const returnTo = useReturnTo()
  const target = returnTo ?? redirectTarget(readPendingAction()?.path ?? null) ?? OVERVIEW_PATH
  const [hasEnded] = useState(() => returnTo !== undefined && sessionStorage.getItem(ENDED_SESSION_KEY) !== null)
  useEffect(() => {
    // Opened after the own logout, too: later redirects have nothing to explain.
    if (returnTo === undefined) sessionStorage.removeItem(ENDED_SESSION_KEY)
  }, [returnTo])
  const [ticket, setTicket] = useState<string>()
  if (useRedirectSignedIn()) return null
  if (ticket) {
    return (
      <AuthPage tabTitle={t('tab')} heading={t('step-title')} headingId={headingId} text={t('step-text')}>
        <SecondStepForm ticket={ticket} target={target} labelledBy={headingId} />
        <Alternative>
          <Button kind="quiet" onClick={() => setTicket(undefined)}>
            {t('step-back')}
          </Button>
        </Alternative>
      </AuthPage>
    )
  }
  return (
    <AuthPage tabTitle={t('tab')} heading={t('title')} headingId={headingId} text={t('text')}>
      {hasEnded && <Alert>{t('ended')}</Alert>}
      <LoginForm target={target} returnTo={returnTo} labelledBy={headingId} onTicket={setTicket} />
      <PasskeyLogin target={target} />
      <Alternative text={t('no-account')}>
        <Link to={withRedirect(PHONE_PATH, returnTo)}>{t('sign-up')}</Link>
      </Alternative>
      <GoogleButton returnTo={target} />
    </AuthPage>
  )
}

/** Redirects visitors who arrived with a session; a login on this page redirects itself. */
function useRedirectSignedIn(): boolean {
  const session = useSession()
  const navigate = useNavigate()
  const [wasSignedIn] = useState(session !== undefined)
  useEffect(() => {
    if (wasSignedIn) void navigate(SELLING_ACTIVE_PATH, { replace: true })
  }, [wasSignedIn, navigate])
  return wasSignedIn
}
