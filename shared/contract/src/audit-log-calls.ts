import { defineCall } from './call.ts'

/** Lists events of the audit log, for admins, newest first; `before` pages by id. */
export const listAuditEvents = defineCall({
  name: 'listAuditEvents',
  method: 'GET',
  path: '/v1/admin/events',
  access: 'admin',
  role: 'owner',
  summary:
    'List security events and acts of administrators, newest first, filtered by action, actor, object and time. `before` is the `next` of the previous page.',
  schemas: async () => (await import('./audit-log-schemas.ts')).listAuditEventsSchemas,
})
