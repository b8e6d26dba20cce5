import type { SellerStats } from '@closyyy/contract/stats-schemas'
import { localDay } from '@closyyy/i18n/local-time'
import { Disclosure } from '@closyyy/ui/disclosure'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ChartIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { type CSSProperties, useId } from 'react'
import { Table } from '../../components/table/table.tsx'
import * as styles from './sales-weeks.module.css'
import * as sections from './stats.module.css'
import { useStatsText } from './stats-text.ts'

type Week = NonNullable<SellerStats['weeks']>[number]

export interface SalesWeeksProps {
  /** Current week last. */
  weeks: Week[]
}

export function SalesWeeks({ weeks }: SalesWeeksProps) {
  const t = useStatsText()
  const headingId = useId()
  const best = Math.max(...weeks.map(({ revenue }) => revenue))
  return (
    <section className={sections.section} aria-labelledby={headingId}>
      <header className={sections.header}>
        <h2 id={headingId}>{t('weeks')}</h2>
        <p className={sections.note}>{t('weeks.lead', { count: weeks.length })}</p>
      </header>
      {best === 0 ? (
        <EmptyState size="inline" icon={<ChartIcon size={28} />} title={t('weeks.none')} />
      ) : (
        <>
          <ol role="list" className={styles.bars}>
            {weeks.map(({ starts_on, revenue }) => (
              <li key={starts_on} className={styles.week}>
                <time dateTime={starts_on} className={styles.day}>
                  {localDay(starts_on, 'short')}
                </time>
                <span className={styles.track}>
                  <span className={styles.bar} style={{ '--share': revenue / best } as CSSProperties} />
                </span>
                <Price amount={revenue} className={styles.amount} />
              </li>
            ))}
          </ol>
          <Disclosure summary={t('table')}>
            <WeeksTable weeks={weeks} />
          </Disclosure>
        </>
      )}
    </section>
  )
}

function WeeksTable({ weeks }: SalesWeeksProps) {
  const t = useStatsText()
  return (
    <Table
      caption={t('weeks')}
      rows={weeks}
      rowKey={({ starts_on }) => starts_on}
      columns={[
        { key: 'week', header: t('column.week'), rowHeader: true, cell: ({ starts_on }) => localDay(starts_on, 'day') },
        { key: 'orders', header: t('column.orders'), align: 'end', cell: ({ orders }) => orders },
        {
          key: 'revenue',
          header: t('column.revenue'),
          align: 'end',
          cell: ({ revenue }) => <Price amount={revenue} />,
        },
        { key: 'profit', header: t('column.profit'), align: 'end', cell: ({ profit }) => <Price amount={profit} /> },
      ]}
    />
  )
}
