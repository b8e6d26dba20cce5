import { ownSorts } from '@closyyy/contract/own-products'
import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Link, useNavigate } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icons'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useCards } from '../../../components/card-list/use-cards.ts'
import { LinkedPagination } from '../../../components/linked-pagination.tsx'
import { useLastPage } from '../../../components/paged-list/use-last-page.ts'
import type { Sorting } from '../../../components/table/sorting.tsx'
import { TableSkeleton } from '../../../components/table/table-skeleton.tsx'
import { SellingCards } from './selling-cards.tsx'
import * as styles from './selling-list.module.css'
import { ROWS, type SellingView, useSelling, useWaitingCount } from './selling-queries.ts'
import { SellingTable } from './selling-table.tsx'
import { useSellingText } from './selling-text.ts'

export interface SellingListProps {
  view: SellingView
  pathOf: (change: Partial<SellingView>) => string
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
  onMarkSold: (product: Product) => void
}

export function SellingList({ view, pathOf, ...actions }: SellingListProps) {
  const t = useSellingText()
  const isCards = useCards()
  const navigate = useNavigate()
  const read = useSelling(view)
  const { data, isFetching, refetch } = read
  const isLoading = useLastPage(read, view.page, page => pathOf({ page }))

  if (isLoading) return <TableSkeleton />
  if (!data) return <ErrorState message={t('failed')} onRetry={refetch} retrying={isFetching} />

  const { data: products, current_page: page, last_page: lastPage, total } = data
  const first = (page - 1) * ROWS + 1
  const sorting: Sorting<SellingView['sort']> = {
    sort: view.sort,
    label: t('sort'),
    options: ownSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
    onSort: sort => void navigate(pathOf({ sort, page: 1 }), { preventScrollReset: true }),
  }
  const isReview = view.tab === 'review'
  const list = { caption: t(isReview ? 'review' : 'caption'), products, sorting }
  return (
    <div className={styles.list}>
      {isReview ? <p className={styles.note}>{t('review-text')}</p> : <ReviewNote to={pathOf(reviewTab)} />}
      {products.length === 0 ? (
        <NoListings isReview={isReview} />
      ) : (
        <>
          <div className={styles.head}>
            <h2>{t(isReview ? 'review' : 'list')}</h2>
            <p className={styles.note} role="status">
              {t('shown', { first, last: first + products.length - 1, count: total })}{' '}
              <VisuallyHidden>{t(`sort.${view.sort}`)}</VisuallyHidden>
            </p>
          </div>
          {isCards ? <SellingCards {...list} {...actions} /> : <SellingTable {...list} {...actions} first={first} />}
          <LinkedPagination page={page} lastPage={lastPage} pathOf={to => pathOf({ page: to })} />
        </>
      )}
    </div>
  )
}

const reviewTab = { tab: 'review', page: 1 } as const

function ReviewNote({ to }: { to: string }) {
  const t = useSellingText()
  const waiting = useWaitingCount()
  return (
    <Alert>
      {t('review-note')} {waiting > 0 && <Link to={to}>{t('waiting', { count: waiting })}</Link>}
    </Alert>
  )
}

function NoListings({ isReview }: { isReview: boolean }) {
  const t = useSellingText()
  return (
    <EmptyState
      icon={<PackageIcon size={36} />}
      title={t(isReview ? 'review-empty' : 'empty')}
      action={
        <Link className={buttonClass()} to={LIST_ITEM_PATH}>
          {t('list-item')}
        </Link>
      }
    >
      {t(isReview ? 'review-empty-text' : 'empty-text')}
    </EmptyState>
  )
}
