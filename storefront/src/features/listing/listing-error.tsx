import { serverMessage } from '@closyyy/api-client/api-error'
import { brandName } from '@closyyy/contract/brand-name'
import { groupSlugs } from '@closyyy/contract/categories'
import { LISTING_PATH } from '@closyyy/contract/paths'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { useEffectEvent, useLayoutEffect } from 'react'
import * as styles from './listing-error.module.css'
import { useListingText } from './listing-text.ts'

export function ListingError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoSuchListing /> : <FailedListing error={error} />
}

function NoSuchListing() {
  const t = useListingText()
  const labelOf = useProductLabel()
  return (
    <div className={styles.error}>
      <title>{t('head.title', { name: t('none'), shop: brandName })}</title>
      <h1 className={styles.heading}>{t('none')}</h1>
      <p className={styles.text}>{t('none.text')}</p>
      <ul role="list" className={styles.groups}>
        {groupSlugs.map(group => (
          <li key={group}>
            <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={`${LISTING_PATH}/${group}`}>
              {labelOf(group)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FailedListing({ error }: { error: unknown }) {
  const t = useListingText()
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const retry = () => void navigate(location, { replace: true })
  const retryOnline = useEffectEvent(retry)
  // Subscribes before the error is shown.
  useLayoutEffect(() => {
    window.addEventListener('online', retryOnline)
    return () => window.removeEventListener('online', retryOnline)
  }, [])
  return (
    <div className={styles.error}>
      <title>{t('head.title', { name: t('failed'), shop: brandName })}</title>
      <ErrorState message={serverMessage(error) ?? t('failed')} retrying={isRetrying} onRetry={retry} />
    </div>
  )
}
