import { Button } from '@closyyy/ui/button'
import { useEffect, useState } from 'react'
import { useOfflineText } from '../offline/offline-text.ts'
import { reachServer, repeatOnline } from '../offline/reach-server.ts'
import { isServedOffline } from '../offline/served-offline.ts'
import { type CachedPage, isPageCached, readCachedPages } from './cached-pages.ts'
import * as notice from './notice.module.css'
import * as styles from './offline-page.module.css'

const reload = () => window.location.reload()
const reloadOnceReached = () => void reachServer().then(reload, () => undefined)

/** Opens the stored document of a page whose parts were not stored, because the document contains them. */
async function openCopy(): Promise<void> {
  if (!isServedOffline() && (await isPageCached())) reload()
}

export function OfflinePage() {
  const t = useOfflineText()
  const pages = useCachedPages()
  const [isRetrying, setRetrying] = useState(false)
  useEffect(() => repeatOnline(reloadOnceReached), [])
  useEffect(() => void openCopy(), [])

  function retry() {
    setRetrying(true)
    reload()
  }

  return (
    <div className={notice.notice} data-offline-page>
      <title>{t('page.heading')}</title>
      <div className={styles.message} role="alert">
        <h1 className={notice.heading}>{t('page.heading')}</h1>
        <p>{t('page.text')}</p>
      </div>
      <Button pending={isRetrying} onClick={retry}>
        {t('offline.retry')}
      </Button>
      {pages.length > 0 && (
        <nav className={styles.pages} aria-label={t('page.cached')}>
          <h2 className={styles.heading}>{t('page.cached')}</h2>
          <ul role="list">
            {pages.map(({ path, title, direction }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  <bdi dir={direction}>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function useCachedPages(): CachedPage[] {
  const [pages, setPages] = useState<CachedPage[]>([])
  useEffect(() => void readCachedPages().then(setPages, console.error), [])
  return pages
}
