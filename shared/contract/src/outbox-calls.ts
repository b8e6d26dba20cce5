import { defineCall } from './call.ts'

/** Lists the latest emails and text messages, newest first, for anyone; a 404 outside demo mode. */
export const listOutbox = defineCall({
  name: 'listOutbox',
  method: 'GET',
  path: '/v1/dev/outbox',
  access: 'anyone',
  summary:
    'List the sent emails and text messages, newest first; only in demo mode. `to` matches a phone in any format.',
  schemas: async () => (await import('./outbox-schemas.ts')).listOutboxSchemas,
})
