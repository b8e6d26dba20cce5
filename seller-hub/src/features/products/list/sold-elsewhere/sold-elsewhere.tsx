import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { useCards } from '../../../../components/card-list/use-cards.ts'
import { LinkedPagination } from '../../../../components/linked-pagination.tsx'
import { useLastPage } from '../../../../components/paged-list/use-last-page.ts'
import { TableSkeleton } from '../../../../components/table/table-skeleton.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import * as styles from '../selling-list.module.css'
import { ROWS } from '../selling-queries.ts'
import { useSellingText } from '../selling-text.ts'
import { SoldElsewhereCards } from './sold-elsewhere-cards.tsx'
import { SoldElsewhereTable } from './sold-elsewhere-table.tsx'

export interface SoldElsewhereProps {
  page: number
  pathOf: (page: number) => string
}

export function SoldElsewhere({ page, pathOf }: SoldElsewhereProps) {
  const t = useSellingText()
  const query = { sold_elsewhere: '1', page, per_page: ROWS } as const
  const read = useQuery({ ...callQuery(listOwnProducts, { query }), placeholderData: before => before })
  const { data, isFetching, refetch } = read
  const Shown = useCards() ? SoldElsewhereCards : SoldElsewhereTable
  const [deleted, setDeleted] = useState<Product>()
  const isLoading = useLastPage(read, page, pathOf)
  if (isLoading) return <TableSkeleton />
  if (!data) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />
  return (
    <div className={styles.list}>
      {data.total === 0 ? (
        <EmptyState icon={<PackageIcon size={36} />} title={t('elsewhere-empty')}>
          {t('elsewhere-empty-text')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.note}>{t('elsewhere-text')}</p>
          <Shown products={data.data} onDelete={setDeleted} />
          <LinkedPagination page={data.current_page} lastPage={data.last_page} pathOf={pathOf} />
        </>
      )}
      <DeleteDialog product={deleted} onClose={() => setDeleted(undefined)} />
    </div>
  )
}
