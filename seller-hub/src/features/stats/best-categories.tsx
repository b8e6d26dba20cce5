import type { SellerStats } from '@closyyy/contract/stats-schemas'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Disclosure } from '@closyyy/ui/disclosure'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ChartIcon } from '@closyyy/ui/icons'
import { useId } from 'react'
import { Table } from '../../components/table/table.tsx'
import { CategoryPie } from './category-pie.tsx'
import { percentOf } from './pie-slices.ts'
import * as styles from './stats.module.css'
import { useStatsText } from './stats-text.ts'

export interface BestCategoriesProps {
  /** Best first; older servers send none. */
  categories: NonNullable<SellerStats['categories']>
}

export function BestCategories({ categories }: BestCategoriesProps) {
  const t = useStatsText()
  const labelOf = useProductLabel()
  const headingId = useId()
  const whole = categories.reduce((sum, { products_count }) => sum + products_count, 0)
  const rows = categories.map(category => {
    const [group, name, count] = [labelOf(category.group), labelOf(category.name), category.products_count]
    const text = t(group === name ? 'slice.single' : 'slice', { group, name, count })
    return { key: category.id, group, name, count, text }
  })
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('categories')}</h2>
      {whole === 0 ? (
        <EmptyState size="inline" icon={<ChartIcon size={28} />} title={t('categories.none')} />
      ) : (
        <>
          <CategoryPie label={t('categories')} slices={rows} />
          <Disclosure summary={t('table')}>
            <Table
              caption={t('categories')}
              rows={rows}
              rowKey={({ key }) => key}
              columns={[
                { key: 'category', header: t('column.category'), rowHeader: true, cell: ({ name }) => name },
                { key: 'group', header: t('column.group'), cell: ({ group }) => group },
                { key: 'count', header: t('column.count'), align: 'end', cell: ({ count }) => count },
                {
                  key: 'share',
                  header: t('column.share'),
                  align: 'end',
                  cell: ({ count }) => t('share', { percent: percentOf(count / whole) }),
                },
              ]}
            />
          </Disclosure>
        </>
      )}
    </section>
  )
}
