import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './payment-history.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

export function PaymentSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {rows.map(row => (
        <div key={row} className={styles.skeletonRow}>
          <div className={styles.photo}>
            <Skeleton shape="portrait" />
          </div>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  )
}
