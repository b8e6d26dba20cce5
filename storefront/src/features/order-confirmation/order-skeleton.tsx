import { Skeleton } from '@closyyy/ui/skeleton'
import * as bannerStyles from './order-banner.module.css'
import * as styles from './order-details.module.css'

export function OrderSkeleton() {
  return (
    <div className={styles.order}>
      <div className={bannerStyles.banner}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="long" />
      </div>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
