import { useQuery } from '@closyyy/platform/query'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useId } from 'react'
import { BestCategories } from './best-categories.tsx'
import { SalesWeeks } from './sales-weeks.tsx'
import * as styles from './stats.module.css'
import { ownStatsQuery } from './stats-queries.ts'
import { useStatsText } from './stats-text.ts'

/** Shows no error: the figures above already do. */
export function StatsCharts() {
  const t = useStatsText()
  const headingId = useId()
  const { data, isPending } = useQuery(ownStatsQuery)
  if (isPending) {
    return (
      <section className={styles.section} aria-labelledby={headingId} aria-busy="true">
        <h2 id={headingId}>{t('categories')}</h2>
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      </section>
    )
  }
  if (!data) return null
  const { categories = [], weeks = [] } = data
  return (
    <>
      <BestCategories categories={categories} />
      {weeks.length > 0 && <SalesWeeks weeks={weeks} />}
    </>
  )
}
