import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import * as styles from './conversation.module.css'

export function ConversationSkeleton() {
  return (
    <div className={styles.conversation}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.photo} />
        <div className={styles.about}>
          <Skeleton shape="heading" width="long" />
          <Skeleton width="short" />
        </div>
      </div>
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  )
}
