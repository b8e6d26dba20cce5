import { isApiError } from '@closyyy/api-client/api-error'
import { useLocation, useNavigate, useNavigation } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import * as styles from '../page-notice.module.css'
import { useLoadErrorText } from './load-error-text.ts'

export interface LoadErrorPageProps {
  /** What could not be loaded, in one sentence. */
  heading: string
  /** What the page's loader threw; anything but a failed call goes on to the frame. */
  error: unknown
}

/** Stands where a page cannot because its data did not load; trying again loads it in place. */
export function LoadErrorPage({ heading, error }: LoadErrorPageProps) {
  const t = useLoadErrorText()
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  if (!isApiError(error)) throw error
  return (
    <div className={styles.notice} role="alert">
      <title>{heading}</title>
      <h1 className={styles.heading}>{heading}</h1>
      <p>{t(error.code === 'no-network' ? 'offline' : 'server')}</p>
      <Button pending={isRetrying} onClick={() => void navigate(location, { replace: true })}>
        {t('retry')}
      </Button>
    </div>
  )
}
