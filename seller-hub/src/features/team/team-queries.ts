import type { Role } from '@closyyy/contract/roles'
import { assignRoles, listTeam } from '@closyyy/contract/team-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'

export const teamQuery = callQuery(listTeam, {})

export function useAssignRoles() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (body: { username: string; roles: Role[] }) => api.call(assignRoles, { body }),
    // Also after an error: another owner may have been first.
    onSettled: useInvalidate(listTeam),
  })
}
