import { isApiError } from '@closyyy/api-client/api-error'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ConversationSkeleton } from '../../components/conversation/conversation.tsx'
import { ChatThread } from './chat-thread.tsx'
import { chatQuery } from './chats-queries.ts'
import { useChatsText } from './chats-text.ts'

export interface ChatPaneProps {
  id: number
  userId: number
}

export function ChatPane({ id, userId }: ChatPaneProps) {
  const t = useChatsText()
  const { data, error, isFetching, refetch } = useQuery(chatQuery(id))
  if (data) return <ChatThread chat={data} userId={userId} />
  if (!error) return <ConversationSkeleton />
  if (isApiError(error) && error.code === 'not-found') return <EmptyState size="inline" title={t('thread.unknown')} />
  return <ErrorState size="inline" message={t('thread.failed')} onRetry={() => void refetch()} retrying={isFetching} />
}
