import { Button } from '@closyyy/ui/button'
import { useEffect, useState } from 'react'
import { useOfflineText } from '../offline/offline-text.ts'
import { type CachedPage, readCachedPages } from './cached-pages.ts'
import * as notice from './notice.module.css'
import * as styles from './offline-page.module.css'

const PROBE_INTERVAL_MS = 10_000

export function OfflinePage() {
  const t = useOfflineText()
  const pages = useCachedPages()
  const [isRetrying, setRetrying] = useState(false)
  useReloadOnceOnline()

  function retry() {
    setRetrying(true)
    window.location.reload()
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

/** Probes the server too because a connected device is not always online; the worker's script is never cached. */
function useReloadOnceOnline(): void {
  useEffect(() => {
    const probe = async () => {
      const registration = await navigator.serviceWorker?.getRegistration()
      if (registration) await registration.update()
      if (registration || navigator.onLine) window.location.reload()
    }
    const tryProbe = () => void probe().catch(() => undefined)
    const timer = setInterval(tryProbe, PROBE_INTERVAL_MS)
    window.addEventListener('online', tryProbe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryProbe)
    }
  }, [])
}
