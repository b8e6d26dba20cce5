import { confirmEmail } from '@closyyy/contract/accounts-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { callKey, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

/** Confirms the email with the token of its link; idempotent. */
export function useConfirmEmail(token: string) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [confirmEmail.name, token],
    queryFn: async ({ signal }) => {
      const confirmed = await api.call(confirmEmail, { body: { token } }, { signal })
      void queryClient.invalidateQueries({ queryKey: callKey(getOwnUser) })
      return confirmed
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
