import type { Product } from '@closyyy/contract/products'
import { Link, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icon'
import { Pagination } from '@closyyy/ui/pagination'
import { Select } from '@closyyy/ui/select'
import { useState } from 'react'
import { LIST_ITEM_PATH, SELLING_ACTIVE_PATH } from '../../addresses.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit/edit-dialog.tsx'
import * as styles from './selling-list.module.css'
import { useSelling } from './selling-queries.ts'
import { SellingSkeleton } from './selling-skeleton.tsx'
import { SellingTable } from './selling-table.tsx'
import { useSellingText } from './selling-text.ts'
import { ROWS, readView, rowsOf, type SellingView, sellingSorts, viewSearch } from './selling-view.ts'

/** What the seller has on sale, to look through, change and take down. */
export function SellingList() {
  const t = useSellingText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: products, isPending, isFetching, refetch } = useSelling()
  const [edited, setEdited] = useState<Product>()
  const [deleted, setDeleted] = useState<Product>()

  if (isPending) return <SellingSkeleton />
  if (!products) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />

  const view = readView(search)
  const { rows, lastPage, page, waiting } = rowsOf(products, view)
  const addressOf = (change: Partial<SellingView>) => SELLING_ACTIVE_PATH + viewSearch({ ...view, ...change })
  return (
    <div className={styles.list}>
      <Alert>
        {t('review-note')} {waiting > 0 && t('waiting', { count: waiting })}
      </Alert>
      {rows.length === 0 ? (
        <EmptyState
          icon={<PackageIcon size={36} />}
          title={t('empty')}
          action={
            <Link className={buttonClass()} to={LIST_ITEM_PATH}>
              {t('list-item')}
            </Link>
          }
        >
          {t('empty-text')}
        </EmptyState>
      ) : (
        <>
          <h2>{t('list')}</h2>
          <div className={styles.sort}>
            <Select
              label={t('sort')}
              value={view.sort}
              options={sellingSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
              onChange={({ target }) =>
                void navigate(addressOf({ sort: target.value as SellingView['sort'], page: 1 }), {
                  preventScrollReset: true,
                })
              }
            />
            <p className={styles.note}>
              {t('shown', {
                first: (page - 1) * ROWS + 1,
                last: (page - 1) * ROWS + rows.length,
                count: products.length - waiting,
              })}
            </p>
          </div>
          <SellingTable rows={rows} onEdit={setEdited} onDelete={setDeleted} />
          <Pagination
            page={page}
            lastPage={lastPage}
            link={({ page: to, ...rest }) => <Link key={rest['aria-label']} to={addressOf({ page: to })} {...rest} />}
          />
        </>
      )}
      <EditDialog product={edited} onClose={() => setEdited(undefined)} />
      <DeleteDialog product={deleted} onClose={() => setDeleted(undefined)} />
    </div>
  )
}
