import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '@closyyy/contract/second-factors-calls'
import { callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { WithPassword } from '@closyyy/platform/sign-in/password-prompt'

export const secondFactorQuery = callQuery(getSecondFactor, {})

export function useBeginSecondFactor(withPassword: WithPassword) {
  const { api } = useServices()
  return useMutation({ mutationFn: () => withPassword(() => api.call(beginSecondFactor, {})) })
}

export function useConfirmSecondFactor(withPassword: WithPassword) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => withPassword(() => api.call(confirmSecondFactor, { body: { code } })),
    // Also after an error: the response may have been lost. Only a page that is opened later reads the state now: on this
    // one, the focus returns from the dialog to “Turn on” first (NAV-10).
    onSettled: () => void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey, refetchType: 'none' }),
  })
}

export function useRemoveSecondFactor(withPassword: WithPassword) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => withPassword(() => api.call(removeSecondFactor, {})),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}
