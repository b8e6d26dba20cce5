import { isApiError } from '@closyyy/api-client/api-error'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ConversationSkeleton } from '../../components/conversation/conversation.tsx'
import { DisputeThread } from './dispute-thread.tsx'
import { disputeQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

export interface DisputePaneProps {
  id: number
  userId: number
}

export function DisputePane({ id, userId }: DisputePaneProps) {
  const t = useDisputesText()
  const { data, error, isFetching, refetch } = useQuery(disputeQuery(id))
  if (data) return <DisputeThread dispute={data} userId={userId} />
  if (!error) return <ConversationSkeleton />
  if (isApiError(error) && error.code === 'not-found') return <EmptyState size="inline" title={t('thread.unknown')} />
  return <ErrorState size="inline" message={t('thread.failed')} onRetry={() => void refetch()} retrying={isFetching} />
}
