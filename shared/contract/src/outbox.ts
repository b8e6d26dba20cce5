import { defineCall } from './call.ts'
import type * as schemas from './outbox-schemas.ts'
import type * as z from './schema.ts'

export type OutboxMessage = z.infer<typeof schemas.OutboxMessage>

export const listOutbox = defineCall({
  name: 'listOutbox',
  method: 'GET',
  path: '/v1/dev/outbox',
  access: 'anyone',
  summary: 'The newest emails and text messages, newest first; only in demo mode. `to` finds a phone in any spelling.',
  schemas: async () => (await import('./outbox-schemas.ts')).listOutbox,
})
