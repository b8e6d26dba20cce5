import { defineCall } from './call.ts'
import type * as schemas from './contact-schemas.ts'
import type * as z from './schema.ts'

export type ContactMessage = z.infer<typeof schemas.ContactMessage>

export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/v1/contact',
  access: 'anyone',
  summary: 'Sends a message to whoever runs the shop.',
  schemas: async () => (await import('./contact-schemas.ts')).sendContactMessage,
})
