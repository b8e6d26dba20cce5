import type { Order } from '@closyyy/contract/orders-schemas'
import { reportPath, shopPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useId } from 'react'
import { BoughtItems } from './bought-items.tsx'
import { OrderAddress } from './order-address.tsx'
import * as styles from './order-card.module.css'
import { OrderHead } from './order-head.tsx'
import { OrderMoves } from './order-moves.tsx'
import { BuyerSums } from './order-sums.tsx'
import { useOrdersText } from './orders-text.ts'
import { isOpen } from './orders-view.ts'
import { RateSeller } from './rate-seller.tsx'

/** An order as its buyer sees it: where it stands, what it holds and costs, and what is to do. */
export function PurchasedOrder({ order }: { order: Order }) {
  const t = useOrdersText()
  const headingId = useId()
  const { status, seller } = order
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <OrderHead order={order} side="purchased" headingId={headingId} standing={t(`bought.${status}`)} />
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
        <OrderMoves order={order} />
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
