import { useLocation, useNavigate, useRouteError } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { useEffect } from 'react'
import { useText } from '../messages.ts'
import { matchClaim } from '../remotes/claims.ts'
import { RemoteError } from '../remotes/remote-error.ts'
import { useRemotes } from '../remotes/remotes.ts'
import * as styles from './notice.module.css'

const reload = () => window.location.reload()

/** Replaces a page that did not load, and reloads it once the browser is back online. */
export function UnitNotice() {
  const t = useText()
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const unit = matchClaim(useRemotes().units, location.pathname)?.unit
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])

  async function tryAgain() {
    // Only a remote that failed to load can be retried in place; a broken page needs a fresh document.
    if (error instanceof RemoteError) await navigate(location, { replace: true })
    else reload()
  }

  return (
    <div className={styles.notice} role="alert" data-unit={unit}>
      <title>{t('unit-error.heading')}</title>
      <h1 className={styles.heading}>{t('unit-error.heading')}</h1>
      <p>{t(navigator.onLine ? 'unit-error.text' : 'unit-error.offline')}</p>
      <Button onClick={tryAgain}>{t('unit-error.try-again')}</Button>
    </div>
  )
}
