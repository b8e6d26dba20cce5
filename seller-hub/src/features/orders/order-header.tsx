import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import * as styles from './order-card.module.css'
import { OrderNextStep } from './order-next-step.tsx'
import { OrderStatus } from './order-status.tsx'
import type { OrderSide } from './orders-queries.ts'
import { type OrdersText, useOrdersText } from './orders-text.ts'

export interface OrderHeaderProps {
  order: Order
  side: OrderSide
  headingId: string
  /** Path of the order's own page. */
  to?: string
}

export function OrderHeader({ order, side, headingId, to }: OrderHeaderProps) {
  const t = useOrdersText()
  const heading = useHeadingFocus(order.status)
  const { tracking_no, created_at } = order
  const name = (
    <>
      {t('order')} <bdi dir="ltr">{tracking_no}</bdi>
    </>
  )
  const moment = latestMoment(t, order)
  return (
    <div className={styles.head}>
      <header className={styles.header}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.number}>
          {to ? <Link to={to}>{name}</Link> : name}
        </h2>
        <OrderStatus order={order} side={side} />
        <p className={styles.dates}>
          <time dateTime={created_at}>{t('placed', { time: localTime(created_at, 'time') })}</time>
          {moment && ` · ${moment}`}
        </p>
      </header>
      <p className={styles.status}>{statusText(t, order, side)}</p>
      <OrderNextStep order={order} side={side} />
    </div>
  )
}

function statusText(t: OrdersText, order: Order, side: OrderSide): string {
  const { status, outcome, held_until } = order
  const key = side === 'sold' ? 'sold' : 'bought'
  if (held_until) return t(`${key}.held`)
  if (outcome) return t(`${key}.${outcome}`)
  return t(`${key}.${status === 'delivered' && order.open_dispute ? 'disputed' : status}`)
}

/** Returns when the order got its current status. */
function latestMoment(t: OrdersText, { status, ...order }: Order): string | undefined {
  if (status === 'pending') return undefined
  const moment = order[`${status}_at`]
  return moment ? t(`moment.${status}`, { time: localTime(moment, 'time') }) : undefined
}
