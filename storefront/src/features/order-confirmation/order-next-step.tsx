import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import * as styles from './order-banner.module.css'
import { useOrderText } from './order-text.ts'

/** Shows what happens next, and until when the buyer has to act. */
export function OrderNextStep({ order }: { order: Order }) {
  const t = useOrderText()
  const text = stepText(t, order)
  return text && <p className={styles.note}>{text}</p>
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
