import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQuery } from '@closyyy/platform/query'

/** Returns the roles of an administrator (TEAM-1); a server without roles lets every administrator do everything. */
export function useOwnRoles(): readonly string[] {
  const user = useQuery(ownUserQuery).data
  return user?.roles ?? (user?.is_admin ? ['owner'] : [])
}
