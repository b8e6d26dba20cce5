import type { Payout } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Badge } from '@closyyy/ui/badge'
import { Price } from '@closyyy/ui/price'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

export interface PayoutOrdersProps {
  /** Undefined from an older API. */
  orders: Payout['orders']
}

/** The orders whose cash a payout pays (PAYOUT-4). */
export function PayoutOrders({ orders = [] }: PayoutOrdersProps) {
  const t = usePayoutsText()
  if (orders.length === 0) return <span className={styles.note}>{t('admin.no-orders')}</span>
  return (
    <ul className={styles.orders} aria-label={t('admin.orders', { count: orders.length })}>
      {orders.map(({ order_id, tracking_no, amount, placed_at, remitted_at, is_guest }) => (
        <li key={order_id} className={styles.order}>
          <span className={styles.facts}>
            <bdi>{tracking_no}</bdi>
            <Price amount={amount} />
          </span>
          <span className={styles.note}>
            {t('admin.order-age', { placed: localTime(placed_at, 'short'), remitted: localTime(remitted_at, 'short') })}
          </span>
          {is_guest && <Badge kind="warning">{t('admin.guest')}</Badge>}
        </li>
      ))}
    </ul>
  )
}
