import type { Chat } from '@closyyy/contract/chats-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Badge } from '@closyyy/ui/badge'
import * as styles from '../../components/conversation/conversation-list.module.css'
import { ConversationLink } from '../../components/conversation/conversation-list.tsx'
import * as ownStyles from './chats.module.css'
import { openChatPath, otherOf } from './chats-queries.ts'
import { useChatsText } from './chats-text.ts'

export interface ChatListItemProps {
  chat: Chat
  userId: number
  isOpen: boolean
}

export function ChatListItem({ chat, userId, isOpen }: ChatListItemProps) {
  const t = useChatsText()
  const { product, last_message, is_unread } = chat
  return (
    <ConversationLink
      to={openChatPath(chat.id)}
      isOpen={isOpen}
      photo={product.photo ?? undefined}
      title={otherOf(chat, userId).name}
    >
      <span dir="auto" className={styles.line}>
        {product.title}
      </span>
      <span dir="auto" className={styles.line}>
        {last_message.message}
      </span>
      <span className={ownStyles.state}>
        <time className={styles.soft} dateTime={last_message.created_at}>
          {localTime(last_message.created_at, 'time')}
        </time>
        {is_unread && <Badge kind="accent">{t('list.unread')}</Badge>}
      </span>
    </ConversationLink>
  )
}
