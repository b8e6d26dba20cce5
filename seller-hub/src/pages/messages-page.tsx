import { MESSAGES_PATH } from '@closyyy/contract/paths'
import { useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { TwoPanes } from '../components/two-panes/two-panes.tsx'
import { readView } from '../components/url-view.ts'
import { ChatList } from '../features/chats/chat-list.tsx'
import { ChatPane } from '../features/chats/chat-pane.tsx'
import { chatsView } from '../features/chats/chats-queries.ts'
import { useChatsText } from '../features/chats/chats-text.ts'

export function Component() {
  const t = useChatsText()
  const session = useSession()
  const [search] = useSearchParams()
  const { chat } = readView(chatsView, search)
  if (!session) return null
  return (
    <TwoPanes
      title={t('title')}
      list={<ChatList userId={session.userId} open={chat} />}
      isOpen={chat !== undefined}
      back={{ to: MESSAGES_PATH, text: t('thread.back') }}
    >
      {chat === undefined ? (
        <EmptyState icon={<MessageIcon size={28} />} title={t('thread.none')} />
      ) : (
        <ChatPane key={chat} id={chat} userId={session.userId} />
      )}
    </TwoPanes>
  )
}
