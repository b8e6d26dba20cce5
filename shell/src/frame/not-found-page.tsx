import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import { LazyOfflinePage } from '../offline/lazy-offline-page.tsx'
import { isServedOffline } from '../offline/served-offline.ts'
import * as styles from './notice.module.css'

/** The page of an address that nobody answers for; without a network nobody can tell. */
export function NotFoundPage() {
  const notice = <NotFoundNotice />
  return isServedOffline() ? <LazyOfflinePage>{notice}</LazyOfflinePage> : notice
}

function NotFoundNotice() {
  const t = useText()
  return (
    <div className={styles.notice}>
      <title>{t('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{t('not-found.heading')}</h1>
      <p>{t('not-found.text')}</p>
      <Link className={buttonClass()} to="/">
        {t('not-found.home')}
      </Link>
    </div>
  )
}
