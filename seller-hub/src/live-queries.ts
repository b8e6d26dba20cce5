import type { Call } from '@closyyy/contract/call'
import { callKey, useQueryClient } from '@closyyy/platform/query'

/** Query options that poll while the page is visible. */
export const polling = (refetchInterval: number) => ({ refetchInterval, refetchOnWindowFocus: 'always' }) as const

/** Returns a function that refetches all queries of the calls. */
export function useInvalidate(...calls: readonly Call[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(calls.map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })))
}
