import { useLocation, useNavigate, useNavigation } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import * as styles from '../page-notice.module.css'
import { useLoadErrorText } from './load-error-text.ts'

export interface LoadErrorPageProps {
  /** What could not be loaded. */
  thing: 'product' | 'shop'
}

/** Shown for a page whose data did not load; trying again loads it in place. */
export function LoadErrorPage({ thing }: LoadErrorPageProps) {
  const t = useLoadErrorText()
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const heading = t(`${thing}-failed`)
  return (
    <div className={styles.notice} role="alert">
      <title>{heading}</title>
      <h1 className={styles.heading}>{heading}</h1>
      <p>{t('text')}</p>
      <Button pending={isRetrying} onClick={() => void navigate(location, { replace: true })}>
        {t('retry')}
      </Button>
    </div>
  )
}
