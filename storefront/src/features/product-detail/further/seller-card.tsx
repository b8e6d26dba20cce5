import { shopPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Avatar } from '@closyyy/ui/avatar'
import { Button } from '@closyyy/ui/button'
import { Rating } from '@closyyy/ui/rating'
import { Skeleton } from '@closyyy/ui/skeleton'
import { SellerTrust } from '../../../components/trust/seller-trust.tsx'
import { useFurtherText } from './further-text.ts'
import * as styles from './seller-card.module.css'

export function SellerCard({ seller }: { seller: Product['user'] }) {
  const t = useFurtherText()
  return (
    <section className={styles.card} aria-label={t('seller')}>
      <Avatar src={seller.profile_picture} name={seller.username} decorative />
      <div className={styles.who}>
        <Link className={styles.name} to={shopPath(seller.id)}>
          <bdi>{seller.username}</bdi>
        </Link>
        <p className={styles.first}>
          <bdi>{seller.first_name}</bdi>
        </p>
        <Reputation sellerId={seller.id} />
      </div>
    </section>
  )
}

function Reputation({ sellerId }: { sellerId: number }) {
  const t = useFurtherText()
  const { data, isError, refetch, isFetching } = useQuery(profileQuery(sellerId))
  if (isError) {
    return (
      <p className={styles.failed}>
        {t('seller.failed')}
        <Button kind="quiet" size="small" pending={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton width="long" />
  return (
    <p className={styles.reputation}>
      {data.ratings_count > 0 && <Rating value={data.average_rating} count={data.ratings_count} />}
      {data.sold_count > 0 && <span>{t('seller.sold', { count: data.sold_count })}</span>}
      <SellerTrust seller={data} />
    </p>
  )
}
