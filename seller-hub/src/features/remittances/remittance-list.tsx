import { isApiError } from '@closyyy/api-client/api-error'
import type { Remittance } from '@closyyy/contract/remittances-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { Skeleton } from '@closyyy/ui/skeleton'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { Table } from '../../components/table/table.tsx'
import { ResultCounts } from './remittance-result.tsx'
import * as styles from './remittances.module.css'
import { remittancesQuery } from './remittances-queries.ts'
import { useRemittancesText } from './remittances-text.ts'

export interface RemittanceListProps {
  page: number
  pathOf: (page: number) => string
  onOpen: (remittance: Remittance) => void
}

export function RemittanceList({ page, pathOf, onOpen }: RemittanceListProps) {
  const t = useRemittancesText()
  const { data, error, isPending, isFetching, refetch } = useQuery(remittancesQuery(page))
  if (isPending) return <Skeleton shape="control" />
  if (!data) {
    if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={t('list.not-admin')} />
    return <ErrorState message={t('list.failed')} onRetry={refetch} retrying={isFetching} />
  }
  if (data.total === 0) return <EmptyState icon={<BanknoteIcon size={36} />} title={t('list.none')} />
  return (
    <div className={styles.section}>
      <Table
        caption={t('list')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('column.name'), rowHeader: true, cell: each => <Source remittance={each} /> },
          { key: 'rows', header: t('column.rows'), cell: ({ rows }) => <ResultCounts rows={rows} /> },
          { key: 'amount', header: t('column.amount'), cell: ({ amount }) => <Price amount={amount} /> },
          {
            key: 'date',
            header: t('column.date'),
            cell: ({ created_at }) => <time dateTime={created_at}>{localTime(created_at, 'time')}</time>,
          },
          {
            key: 'actions',
            header: t('column.actions'),
            headerHidden: true,
            cell: each => (
              <Button
                kind="secondary"
                size="small"
                aria-label={t('rows.open-of', { name: each.name })}
                onClick={() => onOpen(each)}
              >
                {t('rows.open')}
              </Button>
            ),
          },
        ]}
      />
      <LinkedPagination page={page} lastPage={data.last_page} pathOf={pathOf} />
    </div>
  )
}

function Source({ remittance: { name, source, entered_by } }: { remittance: Remittance }) {
  const t = useRemittancesText()
  return (
    <div className={styles.source}>
      <bdi>{name}</bdi>
      <span className={styles.note}>{t(`source.${source}`, { name: entered_by ?? '' })}</span>
    </div>
  )
}
