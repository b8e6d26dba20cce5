import { createUsePageText } from '@closyyy/i18n/text'
import { useLocation, useNavigate, useNavigation } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import * as styles from '../page-notice.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.load-error', en, ur })

export interface LoadErrorPageProps {
  thing: 'product' | 'shop'
}

/** Retries in place by reloading the route. */
export function LoadErrorPage({ thing }: LoadErrorPageProps) {
  const t = useText()
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
