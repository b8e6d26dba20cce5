import type { Order } from '@closyyy/contract/orders-schemas'
import { shopPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { displayPhone } from '@closyyy/i18n/phone'
import { usePlaceLine } from '@closyyy/platform/labels/place-names'
import { Link } from '@closyyy/platform/router'
import { OrderBanner } from './order-banner.tsx'
import * as styles from './order-details.module.css'
import { OrderItems } from './order-items.tsx'
import { OrderProgress } from './order-progress.tsx'
import type { OrderProof } from './order-queries.ts'
import { useOrderText } from './order-text.ts'

export interface OrderDetailsProps {
  order: Order
  proof: OrderProof
}

export function OrderDetails({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const placeLine = usePlaceLine()
  const { created_at, seller, recipient, delivery_address: address } = order
  const phone = recipient?.phone && displayPhone(recipient.phone)
  const lines = [recipient?.name, address.address_line_1, address.address_line_2, placeLine(address)]
  return (
    <article className={styles.order}>
      <OrderBanner order={order} proof={proof} />
      <OrderProgress order={order} />
      <OrderItems order={order} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('date')}</dt>
          <dd>{localTime(created_at, 'day')}</dd>
        </div>
        <div>
          <dt>{t('seller')}</dt>
          <dd>
            <Link to={shopPath(seller.id)}>
              <bdi>{seller.username}</bdi>
            </Link>
          </dd>
        </div>
        {(['shipping-address', 'billing'] as const).map(kind => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd>
              {[...lines, kind === 'shipping-address' ? phone : null].filter(Boolean).map(line => (
                <span key={line} className={styles.addressLine}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
