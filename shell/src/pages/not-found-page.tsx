import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import { isServedOffline } from '../offline/served-offline.ts'
import { LazyOfflinePage } from './lazy-offline-page.tsx'
import * as styles from './notice.module.css'

export function NotFoundPage() {
  return isServedOffline() ? <LazyOfflinePage /> : <NotFoundNotice />
}

function NotFoundNotice() {
  const t = useText()
  return (
    <div className={styles.notice}>
      <title>{t('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{t('not-found.title')}</h1>
      <p>{t('not-found.text')}</p>
      <Link className={buttonClass()} to="/">
        {t('not-found.home')}
      </Link>
    </div>
  )
}
