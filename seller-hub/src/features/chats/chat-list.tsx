import { SEARCH_PATH } from '@closyyy/contract/paths'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import { ChatListItem } from './chat-list-item.tsx'
import { chatsQuery } from './chats-queries.ts'
import { useChatsText } from './chats-text.ts'

export interface ChatListProps {
  userId: number
  open: number | undefined
}

export function ChatList({ userId, open }: ChatListProps) {
  const t = useChatsText()
  const read = useInfiniteQuery(chatsQuery)
  // A chat that changes between page loads appears twice.
  const chats = read.data && [...new Map(read.data.pages.flatMap(page => page.data).map(one => [one.id, one])).values()]
  return (
    <ConversationList
      read={read}
      rows={chats}
      texts={{ label: t('list'), failed: t('list.failed'), moreFailed: t('list.more-failed') }}
      empty={
        <EmptyState
          size="inline"
          icon={<MessageIcon size={28} />}
          title={t('list.empty')}
          action={
            <Link className={buttonClass({ kind: 'secondary' })} to={SEARCH_PATH}>
              {t('list.shop')}
            </Link>
          }
        >
          {t('list.empty.text')}
        </EmptyState>
      }
    >
      {chat => <ChatListItem chat={chat} userId={userId} isOpen={chat.id === open} />}
    </ConversationList>
  )
}
