import { Skeleton } from '@closyyy/ui/skeleton'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useProductText } from '../product-text.ts'
import * as styles from './facts-skeleton.module.css'

/** As high as the screen, so that nothing on it moves when the facts arrive. */
export function FactsSkeleton() {
  const t = useProductText()
  return (
    <div className={styles.facts} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton width="long" />
    </div>
  )
}
