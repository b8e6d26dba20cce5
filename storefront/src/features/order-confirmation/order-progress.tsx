import { orderTimeline } from '@closyyy/contract/order-timeline'
import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { OrderTimeline } from '@closyyy/ui/order-timeline'
import * as styles from './order-progress.module.css'
import { useOrderText } from './order-text.ts'

/** Target of "Track order". */
export const PROGRESS_ID = 'order-status'

const headingId = `${PROGRESS_ID}-name`

export function OrderProgress({ order }: { order: Order }) {
  const t = useOrderText()
  return (
    <section id={PROGRESS_ID} tabIndex={-1} className={styles.progress} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('tracking')}
      </h2>
      <OrderTimeline
        steps={orderTimeline(order, 'buyer')}
        timeOf={moment => localTime(moment, 'time')}
        side="buyer"
        labelledBy={headingId}
      />
    </section>
  )
}
