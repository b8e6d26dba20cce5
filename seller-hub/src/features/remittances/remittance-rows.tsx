import { remittanceResults } from '@closyyy/contract/remittances'
import type { RemittanceRow } from '@closyyy/contract/remittances-schemas'
import { localDay } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { Price } from '@closyyy/ui/price'
import { Select } from '@closyyy/ui/select'
import { Skeleton } from '@closyyy/ui/skeleton'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useLastPage } from '../../components/paged-list/use-last-page.ts'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import { RowResult } from './remittance-result.tsx'
import * as styles from './remittances.module.css'
import { remittanceRowsQuery } from './remittances-queries.ts'
import { useRemittancesText } from './remittances-text.ts'

type Result = (typeof remittanceResults)[number]

export interface RemittanceRowsProps {
  id: number
  result: Result | undefined
  page: number
  pathOf: (page: number) => string
  onFilter: (result: Result | undefined) => void
}

/** The parcels of one remittance, all or those with one result. */
export function RemittanceRows({ result, onFilter, ...rest }: RemittanceRowsProps) {
  const t = useRemittancesText()
  return (
    <div className={styles.section}>
      <div className={styles.filter}>
        <Select
          label={t('rows.filter')}
          value={result ?? ''}
          placeholder={t('rows.all')}
          options={remittanceResults.map(value => ({ value, label: t(`result.${value}`) }))}
          onChange={({ target }) => onFilter(remittanceResults.find(each => each === target.value))}
        />
      </div>
      <Rows result={result} {...rest} />
    </div>
  )
}

function Rows({ id, result, page, pathOf }: Omit<RemittanceRowsProps, 'onFilter'>) {
  const t = useRemittancesText()
  const read = useQuery(remittanceRowsQuery(id, { result, page }))
  const { data, isFetching, refetch } = read
  const isLoading = useLastPage(read, page, pathOf)
  if (isLoading) return <Skeleton shape="control" />
  if (!data) return <ErrorState size="inline" message={t('rows.failed')} onRetry={refetch} retrying={isFetching} />
  if (data.total === 0) return <EmptyState size="inline" title={t('rows.none')} />
  return (
    <>
      <Table
        caption={t('column.rows')}
        rows={data.data}
        rowKey={row => row.id}
        columns={[
          { key: 'line', header: t('column.line'), cell: ({ line }) => line },
          { key: 'reference', header: t('column.reference'), rowHeader: true, cell: row => <Reference row={row} /> },
          { key: 'amount', header: t('entry.amount'), cell: ({ amount }) => <Price amount={amount} /> },
          { key: 'result', header: t('column.result'), cell: row => <RowResult row={row} /> },
        ]}
      />
      <LinkedPagination page={page} lastPage={data.last_page} pathOf={pathOf} />
    </>
  )
}

function Reference({ row: { reference, paid_on } }: { row: RemittanceRow }) {
  const t = useRemittancesText()
  return (
    <CellStack>
      <bdi dir="ltr" className={styles.reference}>
        {reference}
      </bdi>
      <CellNote>{t('rows.paid-on', { day: localDay(paid_on, 'day') })}</CellNote>
    </CellStack>
  )
}
