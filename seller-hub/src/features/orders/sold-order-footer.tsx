import type { Order } from '@closyyy/contract/orders-schemas'
import { packingSlipPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { BuyerAverage } from '../../components/buyer-average/buyer-average.tsx'
import { OrderActions, ReportLink } from './order-actions.tsx'
import * as styles from './order-card.module.css'
import { OrderRatings } from './order-ratings.tsx'
import { dialled, OrderAddress } from './order-recipient.tsx'
import { SellerSums } from './order-sums.tsx'
import { useOrdersText } from './orders-text.ts'
import { ParcelReport } from './parcel-report.tsx'
import { RateBuyer } from './rate-buyer.tsx'

export function SoldOrderFooter({ order }: { order: Order }) {
  const t = useOrdersText()
  const { status, buyer } = order
  return (
    <div className={styles.footer}>
      <div className={styles.columns}>
        <address className={styles.recipient}>
          <h3>{t('recipient')}</h3>
          {buyer && (
            <strong>
              <bdi>
                {buyer.first_name} {buyer.last_name}
              </bdi>
            </strong>
          )}
          <BuyerAverage average={buyer?.rating} />
          {buyer?.phone && (
            <a href={`tel:${dialled(buyer.phone).replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{dialled(buyer.phone)}</bdi>
            </a>
          )}
          <OrderAddress order={order} />
        </address>
        {status !== 'cancelled' && <SellerSums order={order} />}
      </div>
      <ParcelReport order={order} />
      <OrderRatings order={order} side="sold" />
      <div className={styles.actions}>
        <OrderActions order={order} />
        <RateBuyer order={order} />
        {(status === 'pending' || status === 'shipped') && !order.held_until && (
          <Link className={buttonClass({ kind: 'secondary' })} to={packingSlipPath(order.id)}>
            {t('slip')}
          </Link>
        )}
        <ReportLink order={order} />
      </div>
    </div>
  )
}
