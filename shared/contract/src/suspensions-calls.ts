import { defineCall } from './call.ts'

/** Lists suspended accounts, the latest first, for moderators. */
export const listSuspensions = defineCall({
  name: 'listSuspensions',
  method: 'GET',
  path: '/v1/admin/suspensions',
  access: 'admin',
  role: 'moderator',
  summary: 'List the suspended accounts with reason and end date, the latest suspended first.',
  schemas: async () => (await import('./suspensions-schemas.ts')).listSuspensionsSchemas,
})

/**
 * Suspends an account, for moderators (SUSPENSION-1). Errors: 403 for oneself and for owners, 404, 409 if it is suspended
 * or the reports that it is based on ended.
 */
export const suspendAccount = defineCall({
  name: 'suspendAccount',
  method: 'POST',
  path: '/v1/admin/suspensions',
  access: 'admin',
  role: 'moderator',
  summary:
    'Suspend an account: its sessions end, its products are off sale and its offers close. Only an owner suspends an owner. Returns 409 if it is suspended already, or if the given `reports` were decided.',
  status: 201,
  schemas: async () => (await import('./suspensions-schemas.ts')).suspendAccountSchemas,
})

/** Ends a suspension and puts the products on sale again, for moderators. Errors: 403 for owners, 409 if it ended already. */
export const endSuspension = defineCall({
  name: 'endSuspension',
  method: 'POST',
  path: '/v1/admin/suspensions/:id/end',
  access: 'admin',
  role: 'moderator',
  summary: 'End a suspension: the products are on sale again. Returns 409 if it ended already.',
  schemas: async () => (await import('./suspensions-schemas.ts')).endSuspensionSchemas,
})
