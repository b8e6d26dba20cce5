import { defineCall } from './call.ts'

/** Lists administrators and their roles, for owners. */
export const listTeam = defineCall({
  name: 'listTeam',
  method: 'GET',
  path: '/v1/admin/team',
  access: 'admin',
  role: 'owner',
  summary: 'List the administrators and their roles.',
  schemas: async () => (await import('./team-schemas.ts')).listTeamSchemas,
})

/** Replaces the roles of a person, for owners; none ends their administration (TEAM-2). Errors: 404, 409 for the last owner. */
export const assignRoles = defineCall({
  name: 'assignRoles',
  method: 'PUT',
  path: '/v1/admin/team',
  access: 'admin',
  role: 'owner',
  summary:
    'Replace the roles of a person with a confirmed email; an empty list ends their administration. Returns 409 if no owner would be left.',
  schemas: async () => (await import('./team-schemas.ts')).assignRolesSchemas,
})
