import { brand } from '@closyyy/contract/brand-identity'
import { Drafts } from '../features/drafts/drafts.tsx'
import { useDraftsText } from '../features/drafts/drafts-text.ts'
import * as styles from './drafts-page.module.css'

export function Component() {
  const t = useDraftsText()
  return (
    <div className={styles.page}>
      <title>{t('page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <h1>{t('heading')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <Drafts />
    </div>
  )
}
