import { brand } from '@closyyy/contract/brand-identity'
import { Link, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Logo } from '@closyyy/ui/logo'
import { useEffect, useId, useState } from 'react'
import { HUB_PATH } from '../addresses.ts'
import { ClaimPanel } from '../features/session/claim-panel.tsx'
import { LoginForm } from '../features/session/login-form.tsx'
import { redirectTarget } from '../features/session/redirect-target.ts'
import { useText } from '../messages.ts'
import * as styles from './login-page.module.css'

/** Where a visitor who is signed in already is sent. */
const SIGNED_IN_PATH = HUB_PATH

export function Component() {
  const t = useText()
  const headingId = useId()
  const [query] = useSearchParams()
  const wasSignedIn = useWasSignedIn()
  if (wasSignedIn) return null
  return (
    <div className={styles.page}>
      <title>{t('login.page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.column}>
        <Link className={styles.home} to="/" aria-label={t('login.home', { brand: brand.name })}>
          <Logo name={brand.name} />
        </Link>
        <div className={styles.content}>
          <h1 id={headingId}>{t('login.title')}</h1>
          <p className={styles.text}>{t('login.text')}</p>
          <LoginForm target={redirectTarget(query.get('redirect')) ?? HUB_PATH} labelledBy={headingId} />
        </div>
      </div>
      <ClaimPanel />
    </div>
  )
}

/** Leads a visitor away who came with a session; one that starts here leaves by its own way. */
function useWasSignedIn(): boolean {
  const session = useSession()
  const navigate = useNavigate()
  const [wasSignedIn] = useState(session !== undefined)
  useEffect(() => {
    if (wasSignedIn) void navigate(SIGNED_IN_PATH, { replace: true })
  }, [wasSignedIn, navigate])
  return wasSignedIn
}
