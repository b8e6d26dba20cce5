import { useLocation, useNavigate, useRouteError } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import { matchClaim } from '../remotes/claims.ts'
import { RemoteError } from '../remotes/remote-error.ts'
import { useRemotes } from '../remotes/remotes.ts'
import * as styles from './notice.module.css'

/** Stands where a remote's page cannot: names the part that is missing and offers another try. */
export function UnitError() {
  const t = useText()
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const unit = matchClaim(useRemotes().units, location.pathname)?.unit ?? ''

  async function tryAgain() {
    // Only a remote that never came can be fetched again in place; a page that broke needs a fresh document.
    if (error instanceof RemoteError) await navigate(location, { replace: true })
    else window.location.reload()
  }

  return (
    <div className={styles.notice} role="alert" data-unit={unit}>
      <title>{t('unit-error.title')}</title>
      <h1 className={styles.heading}>{t('unit-error.heading')}</h1>
      <p>{t('unit-error.text', { unit })}</p>
      <Button onClick={tryAgain}>{t('unit-error.try-again')}</Button>
    </div>
  )
}
