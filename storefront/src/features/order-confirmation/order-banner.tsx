import { expectedArrival } from '@closyyy/contract/arrival'
import type { Order } from '@closyyy/contract/orders-schemas'
import { CART_PATH } from '@closyyy/contract/paths'
import { localDays } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { DoneIcon, InfoIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import { ConfirmOrder } from './confirm-order.tsx'
import { OrderActions } from './order-actions.tsx'
import * as styles from './order-banner.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { useOrderText } from './order-text.ts'
import { OrderRefund } from './refund/order-refund.tsx'

export function OrderBanner({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { status, outcome, tracking_no, seller, total_amount } = order
  const isUnconfirmed = Boolean(order.confirm_by)
  const heading = useHeadingFocus(isUnconfirmed ? 'unconfirmed' : status)
  const Sign = status === 'cancelled' || isUnconfirmed ? InfoIcon : DoneIcon
  const arrival = expectedArrival(order)
  return (
    <header className={styles.banner}>
      <Sign size={32} className={styles.sign} />
      <h1 ref={heading} tabIndex={-1}>
        {headingOf(order, t)}
      </h1>
      <p>
        {t('number')} <bdi className={styles.number}>{tracking_no}</bdi>
      </p>
      {(status === 'pending' || (status === 'shipped' && !outcome)) && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('pay')}</dt>
            <dd>
              <Price amount={total_amount} />
            </dd>
          </div>
          {arrival && !isUnconfirmed && !order.held_until && (
            <div>
              <dt>{t('arrives')}</dt>
              <dd>{localDays(arrival.from, arrival.to)}</dd>
            </div>
          )}
        </dl>
      )}
      {isUnconfirmed && <ConfirmOrder order={order} proof={proof} />}
      {order.confirmation?.state === 'lapsed' && <Lapsed />}
      {status === 'pending' && !isUnconfirmed && (
        <p className={styles.note}>
          {order.held_until ? t('held') : `${t('intro', { username: seller.username })} ${t('email-note')}`}
        </p>
      )}
      <OrderNextStep order={order} />
      {order.refund && <OrderRefund orderId={order.id} amount={order.refund} proof={proof} />}
      <OrderActions order={order} proof={proof} />
    </header>
  )
}

function headingOf({ status, outcome, confirm_by, confirmation }: Order, t: ReturnType<typeof useOrderText>): string {
  if (confirm_by) return t('heading.unconfirmed')
  if (confirmation?.state === 'lapsed') return t('heading.lapsed')
  return t(status === 'pending' ? 'heading' : `heading.${outcome ?? status}`)
}

/** Leads back to the bag, which has the items of the order again (CONFIRMATION-3). */
function Lapsed() {
  const t = useOrderText()
  return (
    <>
      <p className={styles.note}>{t('lapsed')}</p>
      <Link className={buttonClass({})} to={CART_PATH}>
        {t('lapsed.cart')}
      </Link>
    </>
  )
}
