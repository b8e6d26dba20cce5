import { getOwnUser } from '@closyyy/contract/users-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'

export const ownUserQuery = callQuery(getOwnUser, {})

export function useIsAdmin(): boolean {
  return useQuery(ownUserQuery).data?.is_admin === true
}
