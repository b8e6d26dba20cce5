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
  const { status, outcome, deadline_at, open_dispute: dispute, seller } = order
  if (dispute?.deadline_at) return t('next.disputed', { time: localTime(dispute.deadline_at, 'time') })
  if (outcome === 'refused' || outcome === 'lost') return t(`next.${outcome}`)
  if (outcome === 'returning') return t('next.returning', { username: seller.username })
  if (!deadline_at || status === 'completed' || status === 'cancelled') return undefined
  const time = localTime(deadline_at, 'time')
  return status === 'pending' ? t('next.pending', { username: seller.username, time }) : t(`next.${status}`, { time })
}
