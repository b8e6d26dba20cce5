import type { Dispute } from '@closyyy/contract/disputes-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import * as styles from '../../components/conversation/conversation-list.module.css'
import { ConversationLink } from '../../components/conversation/conversation-list.tsx'
import type { DisputeStatus, DisputeTab } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { viewPath } from './disputes-view.ts'

export interface DisputeListItemProps {
  dispute: Dispute
  tab: DisputeTab
  status: DisputeStatus
  isOpen: boolean
}

export function DisputeListItem({ dispute, tab, status, isOpen }: DisputeListItemProps) {
  const t = useDisputesText()
  const { id, order, reason, last_message, updated_at } = dispute
  return (
    <ConversationLink
      to={viewPath({ tab, status, dispute: id })}
      isOpen={isOpen}
      photo={order.photo}
      title={t(`reason.${reason}`)}
    >
      <span dir="auto" className={styles.line}>
        {order.title}
      </span>
      <span dir="auto" className={styles.line}>
        {last_message.message}
      </span>
      <time className={styles.soft} dateTime={updated_at}>
        {localTime(updated_at, 'time')}
      </time>
    </ConversationLink>
  )
}
