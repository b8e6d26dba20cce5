import { isApiError } from '@closyyy/api-client/api-error'
import type { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState, type ErrorStateProps } from '@closyyy/ui/error-state'

export interface ReadErrorProps {
  read: Pick<ReturnType<typeof useQuery>, 'error' | 'isFetching' | 'refetch'>
  texts: { notAllowed?: string; failed: string }
  size?: ErrorStateProps['size']
}

/** A failed read: a retry, or for administrators' reads a notice to people without the role. */
export function ReadError({ read, texts, size }: ReadErrorProps) {
  const { error, isFetching, refetch } = read
  if (texts.notAllowed && isApiError(error) && error.code === 'not-allowed')
    return <EmptyState size={size} title={texts.notAllowed} />
  return <ErrorState size={size} message={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
}
