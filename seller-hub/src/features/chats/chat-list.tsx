import { SEARCH_PATH } from '@closyyy/contract/paths'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import { loadedRows } from '../../components/list-depth.ts'
import { ChatListItem } from './chat-list-item.tsx'
import { liveChatsQuery } from './chats-queries.ts'
import { useChatsText } from './chats-text.ts'

export interface ChatListProps {
  userId: number
  open: number | undefined
}

export function ChatList({ userId, open }: ChatListProps) {
  const t = useChatsText()
  const read = useInfiniteQuery(liveChatsQuery)
  const chats = read.data && loadedRows(read.data.pages)
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
