import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import * as styles from './dispute-thread.module.css'

/** Stands in for a dispute on its way. */
export function DisputeThreadSkeleton() {
  return (
    <div className={styles.thread}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.photo} />
        <div className={styles.about}>
          <Skeleton shape="heading" width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  )
}
