import type { Order } from '@closyyy/contract/orders-schemas'
import { orderConfirmationPath } from '@closyyy/contract/paths'
import { resolutionPath } from '@closyyy/contract/resolution-paths'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import * as styles from './order-card.module.css'
import type { OrderSide } from './orders-queries.ts'
import { type OrdersText, useOrdersText } from './orders-text.ts'

export interface OrderNextStepProps {
  order: Order
  side: OrderSide
}

/** Shows until when somebody has to act, or what the buyer gets back. */
export function OrderNextStep({ order, side }: OrderNextStepProps) {
  const t = useOrdersText()
  const { open_dispute: dispute, refund } = order
  if (dispute) {
    const text = dispute.deadline_at && t('next.disputed', { time: localTime(dispute.deadline_at, 'time') })
    if (side === 'purchased') return text && <p className={styles.soft}>{text}</p>
    return (
      <p className={styles.soft}>
        {text && `${text} `}
        <Link to={resolutionPath(dispute.id)}>{t('next.disputed.link')}</Link>
      </p>
    )
  }
  const deadline = deadlineText(t, order, side)
  return (
    <>
      {refund && (
        <p className={styles.soft}>
          {t(`refund.${side}`, { amount: formatPrice(refund) })}{' '}
          {side === 'purchased' && <Link to={orderConfirmationPath(order.id)}>{t('refund.link')}</Link>}
        </p>
      )}
      {deadline && <p className={styles.soft}>{deadline}</p>}
    </>
  )
}

function deadlineText(t: OrdersText, order: Order, side: OrderSide): string | undefined {
  const { status, outcome, deadline_at, is_taken } = order
  if (!deadline_at) return undefined
  const time = localTime(deadline_at, 'time')
  if (is_taken) return t(`next.${side}.taken`, { time })
  if (outcome === 'refused' || outcome === 'returning')
    return side === 'sold' ? t(`next.sold.${outcome}`, { time }) : undefined
  if (status === 'completed' || status === 'cancelled') return undefined
  return t(`next.${side}.${status}`, { time })
}
