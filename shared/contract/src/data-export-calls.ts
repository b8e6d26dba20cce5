import { defineCall } from './call.ts'

/** Returns everything that is stored about the signed-in person (PRIVACY-5), and notifies them by email. */
export const exportOwnData = defineCall({
  name: 'exportOwnData',
  method: 'POST',
  path: '/v1/users/data-export',
  access: 'bearer',
  suspended: true,
  summary:
    'Get everything that is stored about the signed-in person as the text of a JSON file with the rows of each table. Emails the person, and returns 429 after ten calls a day.',
  schemas: async () => (await import('./data-export-schemas.ts')).exportOwnDataSchemas,
})
