import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '@closyyy/contract/second-factors-calls'
import { callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

export const secondFactorQuery = callQuery(getSecondFactor, {})

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
