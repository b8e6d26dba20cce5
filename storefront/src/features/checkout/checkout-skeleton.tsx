import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './checkout.module.css'

export function CheckoutSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.view}>
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  )
}
