import { useLocation, useNavigate, useNavigation } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import * as styles from '../page-notice.module.css'
import { useLoadErrorText } from './load-error-text.ts'

export interface LoadErrorPageProps {
  thing: 'product' | 'shop'
}

/** Retries in place by reloading the route. */
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
