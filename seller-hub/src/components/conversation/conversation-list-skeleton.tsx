import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import * as styles from './conversation-list.module.css'

const rows = [1, 2, 3, 4, 5]

export function ConversationListSkeleton() {
  return (
    <div className={styles.list}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      {rows.map(row => (
        <div key={row} className={styles.item}>
          <Skeleton shape="block" className={styles.photo} />
          <div className={styles.text}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  )
}
