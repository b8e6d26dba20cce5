import { isApiError } from '@closyyy/api-client/api-error'
import type { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'

export interface ReadErrorProps {
  read: Pick<ReturnType<typeof useQuery>, 'error' | 'isFetching' | 'refetch'>
  texts: { notAllowed: string; failed: string }
}

/** A failed read for administrators: a retry, or a notice to people without the role. */
export function ReadError({ read, texts }: ReadErrorProps) {
  const { error, isFetching, refetch } = read
  if (isApiError(error) && error.code === 'not-allowed') return <EmptyState title={texts.notAllowed} />
  return <ErrorState message={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
}
