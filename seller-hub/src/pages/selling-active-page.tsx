import { brand } from '@closyyy/contract/brand-identity'
import { SellingList } from '../features/selling-active/selling-list.tsx'
import { useSellingText } from '../features/selling-active/selling-text.ts'
import * as styles from './selling-active-page.module.css'

export function Component() {
  const t = useSellingText()
  return (
    <div className={styles.page}>
      <title>{t('page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('heading')}</h1>
      <SellingList />
    </div>
  )
}
