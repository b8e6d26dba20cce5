import { type OrderSort, orderSorts, orderStatuses } from '@closyyy/contract/orders'
import type { Order } from '@closyyy/contract/orders-schemas'
import { useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icons'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import type { ComponentType, ReactNode } from 'react'
import { LinkedChips } from '../../components/linked-chips.tsx'
import { LinkedPagination } from '../../components/linked-pagination.tsx'
import { useLastPage } from '../../components/paged-list/use-last-page.ts'
import type { Sorting } from '../../components/table/sorting.tsx'
import { useUrlView } from '../../components/url-view.ts'
import * as styles from './order-list.module.css'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { type OrderSide, type OrdersView, ordersQuery, ordersView } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'

export interface ShownOrders {
  orders: Order[]
  /** Row number of the first order in the whole list. */
  first: number
  count: ReactNode
  sorting: Sorting<OrderSort>
}

export interface OrderListProps {
  side: OrderSide
  shown: ComponentType<ShownOrders>
  start: ReactNode
}

/** Orders of one side, with status, sort and page in the URL. */
export function OrderList({ side, shown: Orders, start }: OrderListProps) {
  const t = useOrdersText()
  const { view, pathOf, show } = useUrlView(ordersView)
  // Keeps the previous page until the next one has loaded, so that the pressed header keeps the focus.
  const orders = useQuery({ ...ordersQuery(side, view), placeholderData: before => before })
  const { data, isPlaceholderData, isFetching, refetch } = orders
  const pathOfPage = (page: number) => pathOf({ page })
  const isLoading = useLastPage(orders, view.page, pathOfPage)
  const list = isLoading ? undefined : data
  const sorting: Sorting<OrderSort> = {
    sort: view.sort,
    label: t('sort'),
    options: orderSorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
    onSort: sort => show({ sort, page: 1 }),
  }
  const count = (total: number) => (
    <p className={styles.count} role="status">
      {t('count', { count: total })} <VisuallyHidden>{t(`sort.${view.sort}`)}</VisuallyHidden>
    </p>
  )
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <StatusFilter side={side} view={view} pathOf={pathOf} />
      {isLoading && <OrderListSkeleton />}
      {!data && !isLoading && (
        <ErrorState message={t(`${side}.failed`)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {list && list.data.length > 0 && (
        <Orders
          orders={list.data}
          first={(list.current_page - 1) * list.per_page + 1}
          count={count(list.total)}
          sorting={sorting}
        />
      )}
      {list?.data.length === 0 && (
        <NoOrders side={side} view={view} all={pathOf({ page: 1, status: undefined })} start={start} />
      )}
      {list && <LinkedPagination page={view.page} lastPage={list.last_page} pathOf={pathOfPage} />}
    </div>
  )
}

interface ViewProps {
  side: OrderSide
  view: OrdersView
}

function StatusFilter({ side, view, pathOf }: ViewProps & { pathOf: (change: Partial<OrdersView>) => string }) {
  const t = useOrdersText()
  return (
    <LinkedChips
      label={t('filter')}
      values={[undefined, ...orderStatuses]}
      current={view.status}
      pathOf={status => pathOf({ status, page: 1 })}
      textOf={status => t(status ? `status.${side}.${status}` : 'filter.all')}
    />
  )
}

interface NoOrdersProps extends ViewProps {
  all: string
  start: ReactNode
}

function NoOrders({ side, view, all, start }: NoOrdersProps) {
  const t = useOrdersText()
  if (view.status || view.page > 1) {
    return <EmptyState size="inline" title={t('none-here')} action={<Link to={all}>{t('show-all')}</Link>} />
  }
  return (
    <EmptyState icon={<PackageIcon size={36} />} title={t(`${side}.empty`)} action={start}>
      {t(`${side}.empty.text`)}
    </EmptyState>
  )
}
