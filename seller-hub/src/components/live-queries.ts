import { isApiError } from '@closyyy/api-client/api-error'
import type { Call } from '@closyyy/contract/call'
import { callKey, useQueryClient } from '@closyyy/platform/query'

interface PolledQuery {
  state: { data: unknown; error: unknown }
}

/** A paged list reads each of its loaded pages again. */
const pageCount = (data: unknown) => (data as { pages?: unknown[] } | undefined)?.pages?.length || 1

/**
 * Query options that poll while the page is visible, a paged list the less often the more of its pages are loaded; until a
 * 403: repeated ones raise an alert (AUDIT-5).
 */
export const polling = (ms: number) =>
  ({
    refetchInterval: ({ state: { data, error } }: PolledQuery) =>
      isApiError(error) && error.code === 'not-allowed' ? false : ms * pageCount(data),
    refetchOnWindowFocus: 'always',
  }) as const

/** Returns a function that refetches all queries of the calls. */
export function useInvalidate(...calls: readonly Call[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(calls.map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })))
}
