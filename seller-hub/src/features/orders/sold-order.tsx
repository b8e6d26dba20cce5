import { isApiError } from '@closyyy/api-client/api-error'
import type { Order } from '@closyyy/contract/orders-schemas'
import { useQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { useId } from 'react'
import * as styles from './order-card.module.css'
import { OrderHeader } from './order-header.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItemList } from './order-item-list.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { liveOrderQuery } from './orders-queries.ts'
import { useOrdersText } from './orders-text.ts'
import { SoldOrderFooter } from './sold-order-footer.tsx'

/** An order of the seller with its timeline. */
export function SoldOrder({ orderId }: { orderId: string }) {
  const t = useOrdersText()
  const { data: order, error, isPending, isFetching, refetch } = useQuery(liveOrderQuery(orderId))
  if (isPending) return <OrderListSkeleton count={1} />
  // The buyer of an order may open it, too, but on their own page.
  if (order?.buyer) return <SoldOrderDetails order={order} />
  const isForeign = order !== undefined || (isApiError(error) && error.code === 'not-found')
  return (
    <ErrorState
      message={t(isForeign ? 'server.not-found' : 'sold.one-failed')}
      onRetry={isForeign ? undefined : () => void refetch()}
      retrying={isFetching}
    />
  )
}

function SoldOrderDetails({ order }: { order: Order }) {
  const headingId = useId()
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <OrderHeader order={order} side="sold" headingId={headingId} />
      <OrderHistory order={order} side="seller" />
      <OrderItemList order={order} />
      <SoldOrderFooter order={order} />
    </article>
  )
}
