import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import * as styles from './table-skeleton.module.css'

const rows = [1, 2, 3, 4, 5]

/** Rows with a photo until their table has loaded. */
export function TableSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      {rows.map(row => (
        <div key={row} className={styles.row}>
          <Skeleton shape="portrait" />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  )
}
