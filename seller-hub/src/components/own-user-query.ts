import { getOwnUser } from '@closyyy/contract/users-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'

/** The signed-in person's own record. */
export const ownUserQuery = callQuery(getOwnUser, {})

/** True once it is known that the signed-in person is an admin. */
export function useIsAdmin(): boolean {
  return useQuery(ownUserQuery).data?.is_admin === true
}
