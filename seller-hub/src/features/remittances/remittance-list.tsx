import type { Remittance } from '@closyyy/contract/remittances-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { Table } from '../../components/table/table.tsx'
import { ResultCounts } from './remittance-result.tsx'
import { remittancesQuery } from './remittances-queries.ts'
import { useRemittancesText } from './remittances-text.ts'

export interface RemittanceListProps {
  page: number
  pathOf: (page: number) => string
  onOpen: (remittance: Remittance) => void
}

export function RemittanceList({ page, pathOf, onOpen }: RemittanceListProps) {
  const t = useRemittancesText()
  return (
    <PagedList
      read={useQuery(remittancesQuery(page))}
      page={page}
      pathOf={pathOf}
      texts={{ notAllowed: t('list.not-admin'), failed: t('list.failed') }}
      empty={<EmptyState icon={<BanknoteIcon size={36} />} title={t('list.none')} />}
    >
      {remittances => (
        <Table
          caption={t('list')}
          rows={remittances}
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
      )}
    </PagedList>
  )
}

function Source({ remittance: { name, source, entered_by } }: { remittance: Remittance }) {
  const t = useRemittancesText()
  return (
    <CellStack breaksWords>
      <bdi>{name}</bdi>
      <CellNote>{t(`source.${source}`, { name: entered_by ?? '' })}</CellNote>
    </CellStack>
  )
}
