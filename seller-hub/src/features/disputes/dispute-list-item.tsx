import type { Dispute } from '@closyyy/contract/disputes-schemas'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { localTime } from '@closyyy/i18n/local-time'
import * as styles from '../../components/conversation/conversation-list.module.css'
import { ConversationLink } from '../../components/conversation/conversation-list.tsx'

export interface DisputeListItemProps {
  dispute: Dispute
  to: string
  isOpen: boolean
}

export function DisputeListItem({ dispute, to, isOpen }: DisputeListItemProps) {
  const t = useDisputeText()
  const { order, reason, last_message, updated_at } = dispute
  return (
    <ConversationLink to={to} isOpen={isOpen} photo={order.photo} title={t(`reason.${reason}`)}>
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
