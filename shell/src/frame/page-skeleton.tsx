import { useText } from '../messages.ts'
import * as styles from './page-skeleton.module.css'

export function PageSkeleton() {
  const t = useText()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('page-loading')}>
      <div className={styles.title} />
      <div className={styles.body} />
    </div>
  )
}
