import type { Order } from '@closyyy/contract/orders-schemas'
import { resolutionPath } from '@closyyy/contract/resolution-paths'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import * as styles from './order-banner.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { useOrderText } from './order-text.ts'

/** Shows what happens next, and until when the buyer has to act. */
export function OrderNextStep({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const text = stepText(t, order)
  const dispute = order.open_dispute
  // Guests have no access to the resolution centre.
  const problem = dispute && 'userId' in proof && <Link to={resolutionPath(dispute.id)}>{t('next.disputed.link')}</Link>
  return (
    (text || problem) && (
      <p className={styles.note}>
        {text}
        {text && problem && ' '}
        {problem}
      </p>
    )
  )
}

function stepText(t: ReturnType<typeof useOrderText>, order: Order): string | undefined {
  const { status, outcome, open_dispute: dispute, seller, is_taken } = order
  const { deadline_at } = dispute ?? order
  const { username } = seller
  const until = (step: 'disputed' | 'taken' | 'pending' | 'shipped' | 'delivered') =>
    deadline_at ? t(`next.${step}`, { username, time: localTime(deadline_at, 'time') }) : undefined
  if (dispute) return until('disputed')
  if (is_taken) return until('taken')
  if (outcome === 'refused' || outcome === 'lost') return t(`next.${outcome}`)
  if (outcome === 'returning') return t('next.returning', { username })
  return status === 'completed' || status === 'cancelled' ? undefined : until(status)
}
