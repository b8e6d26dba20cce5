import { ownSorts, type Product } from '@closyyy/contract/products'
import { Link, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icon/package-icon'
import { Pagination } from '@closyyy/ui/pagination'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { LIST_ITEM_PATH, SELLING_ACTIVE_PATH } from '../../addresses.ts'
import type { Sorting } from '../../components/table/sorting.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit/edit-dialog.tsx'
import * as styles from './selling-list.module.css'
import { useSelling, useWaitingCount } from './selling-queries.ts'
import { SellingSkeleton } from './selling-skeleton.tsx'
import { SellingTable } from './selling-table.tsx'
import { useSellingText } from './selling-text.ts'
import { ROWS, readView, type SellingView, viewSearch } from './selling-view.ts'

/** What the seller has on sale, to look through, change and take down. */
export function SellingList() {
  const t = useSellingText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(search)
  const { data, isPending, isFetching, refetch } = useSelling(view)
  const waiting = useWaitingCount()
  const [edited, setEdited] = useState<Product>()
  const [deleted, setDeleted] = useState<Product>()

  const addressOf = (change: Partial<SellingView>) => SELLING_ACTIVE_PATH + viewSearch({ ...view, ...change })
  // What was on the last page may be sold by now.
  const lastAddress = data && data.total > 0 && view.page > data.last_page && addressOf({ page: data.last_page })
  useEffect(() => {
    if (lastAddress) void navigate(lastAddress, { replace: true, preventScrollReset: true })
  }, [lastAddress, navigate])

  if (isPending || lastAddress) return <SellingSkeleton />
  if (!data) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />

  const { data: products, current_page: page, last_page: lastPage, total } = data
  const first = (page - 1) * ROWS + 1
  const sorting: Sorting<SellingView['sort']> = {
    sort: view.sort,
    label: t('sort'),
    options: ownSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
    onSort: sort => void navigate(addressOf({ sort, page: 1 }), { preventScrollReset: true }),
  }
  return (
    <div className={styles.list}>
      <Alert>
        {t('review-note')} {waiting > 0 && t('waiting', { count: waiting })}
      </Alert>
      {products.length === 0 ? (
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
          <p className={styles.note} role="status">
            {t('shown', { first, last: first + products.length - 1, count: total })}{' '}
            <VisuallyHidden>{t(`sort.${view.sort}`)}</VisuallyHidden>
          </p>
          <SellingTable first={first} products={products} sorting={sorting} onEdit={setEdited} onDelete={setDeleted} />
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
