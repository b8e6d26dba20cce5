import { type Order, orderStatuses } from '@closyyy/contract/orders'
import { useQuery } from '@closyyy/platform/query'
import { Link, useLocation, useSearchParams } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { PackageIcon } from '@closyyy/ui/icon/package-icon'
import { Pagination } from '@closyyy/ui/pagination'
import type { ComponentType, ReactNode } from 'react'
import * as styles from './order-list.module.css'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { type OrderSide, ordersQuery } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'
import { type OrdersView, readView, viewSearch } from './orders-view.ts'

export interface OrderListProps {
  side: OrderSide
  /** Shows one order. */
  row: ComponentType<{ order: Order }>
  /** What to do while there is no order at all. */
  start: ReactNode
}

/** A person's orders on one side: by state and page, which stand in the address. */
export function OrderList({ side, row: Row, start }: OrderListProps) {
  const t = useOrdersText()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const view = readView(search)
  const { data, isFetching, isError, refetch } = useQuery(ordersQuery(side, view))
  const addressOf = (change: Partial<OrdersView>) => pathname + viewSearch({ ...view, ...change })
  return (
    <div className={styles.list}>
      <ChipList label={t('filter')}>
        {[undefined, ...orderStatuses].map(status => (
          <Link
            key={status ?? 'all'}
            className={chipClass()}
            to={addressOf({ status, page: 1 })}
            aria-current={status === view.status || undefined}
            preventScrollReset
          >
            {t(status ? `status.${side}.${status}` : 'filter.all')}
          </Link>
        ))}
      </ChipList>
      {!data && !isError && <OrderListSkeleton />}
      {!data && isError && (
        <ErrorState message={t(`${side}.failed`)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.data.map(order => (
        <Row key={order.id} order={order} />
      ))}
      {data?.data.length === 0 && (
        <NoOrders side={side} view={view} all={addressOf({ page: 1, status: undefined })} start={start} />
      )}
      {data && (
        <Pagination
          page={view.page}
          lastPage={data.last_page}
          link={({ page, ...rest }) => <Link key={rest['aria-label']} to={addressOf({ page })} {...rest} />}
        />
      )}
    </div>
  )
}

interface NoOrdersProps {
  side: OrderSide
  view: OrdersView
  /** Address of all orders. */
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
