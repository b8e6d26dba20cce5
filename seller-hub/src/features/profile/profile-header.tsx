import type { BuyerAverage } from '@closyyy/contract/order-ratings-schemas'
import { EDIT_PROFILE_PATH, FOLLOWING_PATH, PROFILE_PATH, shopPath } from '@closyyy/contract/paths'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Avatar } from '@closyyy/ui/avatar'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { Rating } from '@closyyy/ui/rating'
import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './profile-header.module.css'
import { useProfileText } from './profile-text.ts'

export interface ProfileHeaderProps {
  userId: number
  username: string
}

export function ProfileHeader({ userId, username }: ProfileHeaderProps) {
  const t = useProfileText()
  const { data: profile, isError, isFetching, refetch } = useQuery(profileQuery(userId))
  if (!profile && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const counts = profile && [
    {
      count: profile.followers_count,
      label: t('followers', { count: profile.followers_count }),
      to: `${FOLLOWING_PATH}?tab=followers`,
    },
    { count: profile.following_count, label: t('following'), to: `${FOLLOWING_PATH}?tab=sellers` },
    { count: profile.sold_count, label: t('sold'), to: `${PROFILE_PATH}?tab=sold` },
  ]
  return (
    <header className={styles.header}>
      {profile ? (
        <Avatar src={profile.profile_picture} name={username} size="large" decorative />
      ) : (
        <Skeleton shape="circle" className={styles.picture} />
      )}
      <div className={styles.who}>
        <h1 className={styles.name}>
          <bdi>{username}</bdi>
        </h1>
        {counts ? (
          <ul role="list" className={styles.counts}>
            {counts.map(({ count, label, to }) => (
              <li key={to}>
                <Link to={to} preventScrollReset>
                  <strong>{count}</strong> {label}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton width="half" />
        )}
        {profile ? profile.as_buyer && <OwnAverage {...profile.as_buyer} /> : <Skeleton width="half" />}
        <div className={styles.links}>
          <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={EDIT_PROFILE_PATH}>
            {t('edit')}
          </Link>
          <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={shopPath(userId)}>
            {t('shop')}
          </Link>
        </div>
      </div>
    </header>
  )
}

/** How sellers rate the person as a buyer; only they and their sellers see it (RATING-7). */
function OwnAverage({ average_rating, ratings_count }: BuyerAverage) {
  const t = useProfileText()
  return (
    <p className={styles.counts}>
      {t('as-buyer')} <Rating value={average_rating} count={ratings_count} />
    </p>
  )
}
