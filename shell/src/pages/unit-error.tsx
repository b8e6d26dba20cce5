import { useLocation, useNavigate, useRouteError } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import { matchClaim } from '../remotes/claims.ts'
import { RemoteError } from '../remotes/remote-error.ts'
import { useRemotes } from '../remotes/remotes.ts'
import { isServedOffline, LazyOfflinePage } from './lazy-offline-page.tsx'
import * as styles from './notice.module.css'

export function UnitError() {
  const notice = <UnitNotice />
  return navigator.onLine && !isServedOffline() ? notice : <LazyOfflinePage>{notice}</LazyOfflinePage>
}

function UnitNotice() {
  const t = useText()
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const unit = matchClaim(useRemotes().units, location.pathname)?.unit

  async function tryAgain() {
    // Only a remote that failed to load can be retried in place; a broken page needs a fresh document.
    if (error instanceof RemoteError) await navigate(location, { replace: true })
    else window.location.reload()
  }

  return (
    <div className={styles.notice} role="alert" data-unit={unit}>
      <title>{t('unit-error.title')}</title>
      <h1 className={styles.heading}>{t('unit-error.heading')}</h1>
      <p>{t('unit-error.text')}</p>
      <Button onClick={tryAgain}>{t('unit-error.try-again')}</Button>
    </div>
  )
}
