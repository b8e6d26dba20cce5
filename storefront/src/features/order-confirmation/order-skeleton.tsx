import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './order-details.module.css'

/** Stands where the order comes. */
export function OrderSkeleton() {
  return (
    <div className={styles.order}>
      <div className={styles.banner}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="long" />
      </div>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
