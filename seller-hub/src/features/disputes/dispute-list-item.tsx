import type { Dispute } from '@closyyy/contract/disputes'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { Photo } from '@closyyy/ui/photo'
import * as styles from './dispute-list.module.css'
import { type DisputeStatus, type DisputeTab, viewPath } from './disputes-address.ts'
import { useDisputesText } from './disputes-text.ts'

export interface DisputeListItemProps {
  dispute: Dispute
  tab: DisputeTab
  status: DisputeStatus
  isOpen: boolean
}

/** A dispute with its newest message, leading to the whole of it. */
export function DisputeListItem({ dispute, tab, status, isOpen }: DisputeListItemProps) {
  const t = useDisputesText()
  const { id, order, reason, last_message, updated_at } = dispute
  return (
    <Link
      className={styles.item}
      to={viewPath({ tab, status, dispute: String(id) })}
      aria-current={isOpen || undefined}
    >
      <Photo photo={order.photo} alt="" sizes="4rem" className={styles.photo} />
      <span className={styles.words}>
        <span className={styles.reason}>{t(`reason.${reason}`)}</span>
        <span dir="auto" className={styles.line}>
          {order.title}
        </span>
        <span dir="auto" className={styles.line}>
          {last_message.message}
        </span>
        <time className={styles.time} dateTime={updated_at}>
          {localTime(updated_at, 'time')}
        </time>
      </span>
    </Link>
  )
}
