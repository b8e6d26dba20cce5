import { getOwnUser } from '@closyyy/contract/users-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'

export const ownUserQuery = callQuery(getOwnUser, {})

/** Returns the roles of an administrator (TEAM-1); a server without roles lets every administrator do everything. */
export function useOwnRoles(): readonly string[] {
  const user = useQuery(ownUserQuery).data
  return user?.roles ?? (user?.is_admin ? ['owner'] : [])
}
