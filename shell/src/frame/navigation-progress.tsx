import { useNavigation } from '@closyyy/platform/router'
import { useText } from '../messages.ts'
import * as styles from './navigation-progress.module.css'

/** Appears after a delay, so that fast pages show none. */
export function NavigationProgress() {
  const t = useText()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className={styles.track} role="status">
      {isLoading && <div className={styles.bar}>{t('page-loading')}</div>}
    </div>
  )
}
