import { defineCall } from './call.ts'

/** Reports a product, person or message to the moderators (REPORT-1). Errors: 409 while an earlier report is open, 404, 429. */
export const createReport = defineCall({
  name: 'createReport',
  method: 'POST',
  path: '/v1/reports',
  access: 'bearer',
  summary:
    'Report a product, a person or a message of a conversation to the moderators. Returns 409 while an earlier report of the same object is open.',
  status: 201,
  schemas: async () => (await import('./reports-schemas.ts')).createReportSchemas,
})

/** Lists reports by object, newest first, for moderators. */
export const listReports = defineCall({
  name: 'listReports',
  method: 'GET',
  path: '/v1/admin/reports',
  access: 'admin',
  role: 'moderator',
  summary: 'List open or ended reports by object, those with the newest report first, without who reported.',
  schemas: async () => (await import('./reports-schemas.ts')).listReportsSchemas,
})

/** Ends the open reports of an object up to the newest that was seen, for moderators (REPORT-3). Errors: 409 if there are none. */
export const dismissReports = defineCall({
  name: 'dismissReports',
  method: 'POST',
  path: '/v1/admin/reports/dismiss',
  access: 'admin',
  role: 'moderator',
  summary:
    'Dismiss the open reports of an object, up to `newest_id` if given, and notify those who reported. Returns 409 if there are none.',
  schemas: async () => (await import('./reports-schemas.ts')).dismissReportsSchemas,
})
