import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { roles } from './roles.ts'
import { Id } from './scalars.ts'

export const TeamMember = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.string()),
})
export type TeamMember = z.infer<typeof TeamMember>

export const listTeamSchemas = { data: z.array(TeamMember) }

export const assignRolesSchemas = {
  body: z.object({
    username: z
      .string(message('team.username-required'))
      .check(z.trim(), z.minLength(1, message('team.username-required')), z.maxLength(60)),
    roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
  }),
  data: z.array(TeamMember),
}
