import { confirmEmail } from '@closyyy/contract/accounts-calls'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

/** Confirms an email by the token of its link as soon as the page stands; again changes nothing. */
export function useConfirmEmail(token: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: [confirmEmail.name, token],
    queryFn: ({ signal }) => api.call(confirmEmail, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
