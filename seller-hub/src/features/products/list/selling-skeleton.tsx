import { Skeleton } from '@closyyy/ui/skeleton'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

export function SellingSkeleton() {
  const t = useSellingText()
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {rows.map(row => (
        <div key={row} className={styles.skeletonRow}>
          <div className={styles.image}>
            <Skeleton shape="portrait" />
          </div>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  )
}
