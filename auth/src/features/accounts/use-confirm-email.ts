import { confirmEmail } from '@closyyy/contract/accounts-calls'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

/** Confirms the email with the token of its link; idempotent. */
export function useConfirmEmail(token: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: [confirmEmail.name, token],
    queryFn: ({ signal }) => api.call(confirmEmail, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
