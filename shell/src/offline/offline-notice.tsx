import { Button } from '@closyyy/ui/button'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import * as styles from './offline-notice.module.css'
import { useOfflineText } from './offline-text.ts'
import { reachServer, repeatOnline } from './reach-server.ts'
import { endServedOffline, isServedOffline } from './served-offline.ts'

export interface OfflineNoticeProps {
  /** Refetches data that may be outdated. */
  onReached: () => Promise<unknown>
}

function watchConnection(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function useIsOffline(): boolean {
  return useSyncExternalStore(watchConnection, () => !navigator.onLine)
}

export function OfflineNotice({ onReached }: OfflineNoticeProps) {
  const t = useOfflineText()
  const isOffline = useIsOffline()
  const [isOutdated, setIsOutdated] = useState(isServedOffline)
  const [isRetrying, setIsRetrying] = useState(false)

  const update = useCallback(async () => {
    await reachServer()
    endServedOffline()
    setIsOutdated(false)
    await onReached()
  }, [onReached])

  useEffect(() => {
    if (!isOutdated) return undefined
    const tryUpdate = () => void update().catch(() => undefined)
    if (navigator.onLine) tryUpdate()
    return repeatOnline(tryUpdate)
  }, [isOutdated, update])

  async function retry() {
    setIsRetrying(true)
    await update().catch(() => undefined)
    setIsRetrying(false)
  }

  return (
    <div role="status">
      {(isOffline || isOutdated) && (
        <div className={styles.notice} data-offline data-above-bars>
          <p>{t(isOffline ? 'offline.text' : 'offline.unreachable')}</p>
          <Button kind="secondary" size="small" pending={isRetrying} onClick={retry}>
            {t('offline.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
