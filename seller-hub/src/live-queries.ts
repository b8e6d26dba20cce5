import { isApiError } from '@closyyy/api-client/api-error'
import type { Call } from '@closyyy/contract/call'
import { callKey, useQueryClient } from '@closyyy/platform/query'

/** Query options that poll while the page is visible, until a 403: repeated ones raise an alert (AUDIT-5). */
export const polling = (ms: number) =>
  ({
    refetchInterval: ({ state: { error } }: { state: { error: unknown } }) =>
      isApiError(error) && error.code === 'not-allowed' ? false : ms,
    refetchOnWindowFocus: 'always',
  }) as const

/** Returns a function that refetches all queries of the calls. */
export function useInvalidate(...calls: readonly Call[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(calls.map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })))
}
