import { brand } from '@closyyy/contract/brand-identity'
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx'
import { useModerationText } from '../features/moderation/moderation-text.ts'
import * as styles from './moderation-page.module.css'

export function Component() {
  const t = useModerationText()
  return (
    <div className={styles.page}>
      <title>{t('page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('heading')}</h1>
      <ModerationQueue />
    </div>
  )
}
