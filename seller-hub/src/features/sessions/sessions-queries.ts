import { endOtherSessions, endSession, listSessions } from '@closyyy/contract/sessions-calls'
import { callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

export const sessionsQuery = callQuery(listSessions, {})

export function useEndSession() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(endSession, { params: { id } }),
    // Also after a failure: the device may have signed out meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
