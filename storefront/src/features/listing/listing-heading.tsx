import * as styles from './listing-heading.module.css'
import { useListingName } from './listing-name.ts'
import { useListingText } from './listing-text.ts'
import type { ListingView } from './use-listing-view.ts'

export interface ListingHeadingProps {
  view: ListingView
  total: number | undefined
  /** True if the server stopped counting. */
  isLowerBound: boolean
}

export function ListingHeading({ view, total, isLowerBound }: ListingHeadingProps) {
  const t = useListingText()
  const { group, categoryName } = useListingName(view.place, view.filter)
  const name = [group, categoryName].filter(Boolean).join(' / ')
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{name.toLocaleUpperCase()}</h1>
      <p className={styles.count} role="status">
        {total !== undefined && (isLowerBound ? t('count.more-than', { count: total }) : t('count', { count: total }))}
      </p>
    </header>
  )
}
