import { defineCall } from './call.ts'

/** Lists the calls that the API offers, to decide which releases it can serve. */
export const listCalls = defineCall({
  name: 'listCalls',
  method: 'GET',
  path: '/calls',
  access: 'anyone',
  summary: 'List the calls that this API offers by name, with the JSON Schemas of their requests and responses.',
  schemas: async () => (await import('./calls-schemas.ts')).listCallsSchemas,
})
