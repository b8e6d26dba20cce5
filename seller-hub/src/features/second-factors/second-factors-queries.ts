import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '@closyyy/contract/second-factors-calls'
import { callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

/** Not read again when the tab is: that would close the dialog with the recovery codes, which are shown once (UI-6). */
export const secondFactorQuery = { ...callQuery(getSecondFactor, {}), refetchOnWindowFocus: false }

export function useBeginSecondFactor() {
  const { api } = useServices()
  return useMutation({ mutationFn: () => api.call(beginSecondFactor, {}) })
}

/** Does not reload the state, which would close the dialog before its recovery codes were read. */
export function useConfirmSecondFactor() {
  const { api } = useServices()
  return useMutation({ mutationFn: (code: string) => api.call(confirmSecondFactor, { body: { code } }) })
}

export function useRemoveSecondFactor() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(removeSecondFactor, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}
