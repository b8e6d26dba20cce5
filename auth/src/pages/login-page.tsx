import { OVERVIEW_PATH, PHONE_PATH, SELLING_ACTIVE_PATH, withRedirect } from '@closyyy/contract/paths'
import { readPendingAction } from '@closyyy/platform/pending-action'
import { Link, useNavigate } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { useEffect, useId, useState } from 'react'
import { AuthPage } from '../components/auth-page.tsx'
import { OtherWay } from '../components/other-way.tsx'
import { redirectTarget } from '../components/redirect-target.ts'
import { useWayBack } from '../components/way-back.ts'
import { GoogleButton } from '../features/google-sign-in/google-button.tsx'
import { LoginForm } from '../features/session/login-form.tsx'
import { useLoginText } from '../features/session/login-text.ts'

export function Component() {
  const t = useLoginText()
  const headingId = useId()
  const wayBack = useWayBack()
  const target = wayBack ?? redirectTarget(readPendingAction()?.path ?? null) ?? OVERVIEW_PATH
  if (useWasSignedIn()) return null
  return (
    <AuthPage tabTitle={t('tab')} heading={t('title')} headingId={headingId} text={t('text')}>
      <LoginForm target={target} wayBack={wayBack} labelledBy={headingId} />
      <OtherWay text={t('no-account')}>
        <Link to={withRedirect(PHONE_PATH, wayBack)}>{t('sign-up')}</Link>
      </OtherWay>
      <GoogleButton wayOn={target} />
    </AuthPage>
  )
}

/** Leads a visitor away who came with a session; one that starts here leaves by its own way. */
function useWasSignedIn(): boolean {
  const session = useSession()
  const navigate = useNavigate()
  const [wasSignedIn] = useState(session !== undefined)
  useEffect(() => {
    if (wasSignedIn) void navigate(SELLING_ACTIVE_PATH, { replace: true })
  }, [wasSignedIn, navigate])
  return wasSignedIn
}
