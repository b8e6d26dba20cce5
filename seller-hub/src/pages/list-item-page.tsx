import { brand } from '@closyyy/contract/brand-identity'
import { useId } from 'react'
import { ListingDesk } from '../features/listing-form/listing-desk.tsx'
import { useListingText } from '../features/listing-form/listing-text.ts'
import * as styles from './list-item-page.module.css'

export function Component() {
  const t = useListingText()
  const headingId = useId()
  return (
    <div className={styles.page}>
      <title>{t('page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <h1 id={headingId}>{t('heading')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <ListingDesk labelledBy={headingId} />
    </div>
  )
}
