import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import * as styles from './order-list.module.css'

const orders = [1, 2, 3]

export function OrderListSkeleton({ count = orders.length }: { count?: number }) {
  return (
    <>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      {orders.slice(0, count).map(order => (
        <div key={order} className={styles.waiting}>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="short" />
          <div className={styles.item}>
            <Skeleton shape="portrait" />
            <Skeleton width="long" />
          </div>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </>
  )
}
