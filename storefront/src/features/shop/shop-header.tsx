import { shopPath } from '@closyyy/contract/paths'
import type { Profile } from '@closyyy/contract/users-schemas'
import { Alert } from '@closyyy/ui/alert'
import { Avatar } from '@closyyy/ui/avatar'
import { Rating } from '@closyyy/ui/rating'
import { ReportLink } from '../../components/report/report-link.tsx'
import { ShareLinks } from '../../components/share/share-links.tsx'
import { SellerTrust } from '../../components/trust/seller-trust.tsx'
import { RATINGS_ID } from './ratings/shop-ratings.tsx'
import { ShopActions } from './shop-actions.tsx'
import * as styles from './shop-header.module.css'
import { useShopText } from './shop-text.ts'

export interface ShopHeaderProps {
  profile: Profile
  description: string | null
}

export function ShopHeader({ profile, description }: ShopHeaderProps) {
  const t = useShopText()
  const { id, username, profile_picture, average_rating, ratings_count, on_vacation } = profile
  const counts = [
    { count: profile.sold_count, label: t('sold') },
    { count: profile.followers_count, label: t('followers', { count: profile.followers_count }) },
    { count: profile.following_count, label: t('following') },
  ]
  return (
    <header className={styles.header}>
      <Avatar src={profile_picture} name={username} size="large" decorative />
      <div className={styles.who}>
        <h1 className={styles.heading}>{t('heading', { username })}</h1>
        <div className={styles.reputation}>
          <bdi>@{username}</bdi>
          <a className={styles.stars} href={`#${RATINGS_ID}`}>
            <Rating value={average_rating} count={ratings_count} />
          </a>
          <SellerTrust seller={profile} />
        </div>
        <ul role="list" className={styles.counts}>
          {counts.map(({ count, label }) => (
            <li key={label}>
              <strong className={styles.count}>{count}</strong> {label}
            </li>
          ))}
        </ul>
        <p className={styles.description} dir={description ? 'auto' : undefined}>
          {description || t('about', { username })}
        </p>
        <ShopActions profile={profile} />
        <ShareLinks title={t('heading', { username })} path={shopPath(id)} />
        <ReportLink kind="person" id={id} ownerId={id} />
        {on_vacation && <Alert title={t('vacation')}>{t('vacation.text')}</Alert>}
      </div>
    </header>
  )
}
