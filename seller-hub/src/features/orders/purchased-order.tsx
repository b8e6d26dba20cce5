import type { Order } from '@closyyy/contract/orders-schemas'
import { reportPath, shopPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useId } from 'react'
import { BoughtItems } from './bought-items.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import * as styles from './order-card.module.css'
import { OrderHeader } from './order-header.tsx'
import { BuyerSums } from './order-sums.tsx'
import { useOrdersText } from './orders-text.ts'
import { isOpen } from './orders-view.ts'
import { RateSeller } from './rate-seller.tsx'

export function PurchasedOrder({ order }: { order: Order }) {
  const t = useOrdersText()
  const headingId = useId()
  const { status, seller } = order
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <OrderHeader order={order} side="purchased" headingId={headingId} statusText={t(`bought.${status}`)} />
      <BoughtItems order={order} />
      <div className={styles.columns}>
        <div className={styles.recipient}>
          <h3>{t('seller')}</h3>
          <Link to={shopPath(seller.id)}>
            <bdi>{seller.username}</bdi>
          </Link>
          <h3 className={styles.next}>{t('goes-to')}</h3>
          <OrderAddress order={order} />
        </div>
        <BuyerSums order={order} />
      </div>
      <div className={styles.actions}>
        <OrderActions order={order} />
        {order.can_rate && <RateSeller order={order} />}
        {isOpen(order) && (
          <Link className={buttonClass({ kind: 'quiet' })} to={reportPath(order.id)}>
            {t('report')}
          </Link>
        )}
      </div>
    </article>
  )
}
