import { Button } from '@closyyy/ui/button'
import { useState, useSyncExternalStore } from 'react'
import * as styles from './offline-notice.module.css'
import { useOfflineText } from './offline-text.ts'

export interface OfflineNoticeProps {
  onRetry: () => Promise<unknown>
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

export function OfflineNotice({ onRetry }: OfflineNoticeProps) {
  const t = useOfflineText()
  const isOffline = useIsOffline()
  const [isRetrying, setIsRetrying] = useState(false)

  async function retry() {
    setIsRetrying(true)
    await onRetry()
    setIsRetrying(false)
  }

  return (
    <div role="status">
      {isOffline && (
        <div className={styles.notice} data-offline data-above-bars>
          <p>{t('offline.text')}</p>
          <Button kind="secondary" size="small" pending={isRetrying} onClick={retry}>
            {t('offline.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
