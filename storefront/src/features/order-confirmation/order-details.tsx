import type { Order } from '@closyyy/contract/orders'
import { shopPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { DoneIcon } from '@closyyy/ui/icon/done-icon'
import { InfoIcon } from '@closyyy/ui/icon/info-icon'
import type { OrderProof } from './order-access.ts'
import * as styles from './order-details.module.css'
import { OrderItems } from './order-items.tsx'
import { OrderMoves } from './order-moves.tsx'
import { useOrderText } from './order-text.ts'

export interface OrderDetailsProps {
  order: Order
  proof: OrderProof
}

/** An order: how it stands, where it goes, what it holds and costs. */
export function OrderDetails({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { tracking_no, created_at, status, seller, delivery_address } = order
  const address = [
    delivery_address.address_line_1,
    delivery_address.address_line_2,
    delivery_address.city,
    delivery_address.state_province_or_region,
    delivery_address.zip_or_postal_code,
  ]
  const lines = address.filter(Boolean)
  const Sign = status === 'cancelled' ? InfoIcon : DoneIcon
  const isOpen = status === 'pending' || status === 'shipped'
  return (
    <article className={styles.order}>
      <header className={styles.banner}>
        <Sign size={32} className={styles.sign} />
        <h1 className={styles.heading}>{t(status === 'pending' ? 'heading' : `heading.${status}`)}</h1>
        {status === 'pending' && <p>{t('intro', { username: seller.username })}</p>}
        {isOpen && <p className={styles.note}>{t('email-note')}</p>}
        <OrderMoves order={order} proof={proof} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('number')}</dt>
          <dd>
            <bdi>{tracking_no}</bdi>
          </dd>
        </div>
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
              {lines.map(line => (
                <span key={line} className={styles.addressLine}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <OrderItems order={order} />
    </article>
  )
}
