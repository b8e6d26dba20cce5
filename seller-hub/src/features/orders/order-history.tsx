import { orderTimeline } from '@closyyy/contract/order-timeline'
import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { OrderTimeline } from '@closyyy/ui/order-timeline'
import { useId } from 'react'
import * as styles from './order-card.module.css'
import { useOrdersText } from './orders-text.ts'

export interface OrderHistoryProps {
  order: Order
  side: 'buyer' | 'seller'
}

/** The timeline of an order. */
export function OrderHistory({ order, side }: OrderHistoryProps) {
  const t = useOrdersText()
  const headingId = useId()
  return (
    <section className={styles.history} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('history')}</h3>
      <OrderTimeline
        steps={orderTimeline(order, side)}
        timeOf={moment => localTime(moment, 'time')}
        side={side}
        labelledBy={headingId}
      />
    </section>
  )
}
