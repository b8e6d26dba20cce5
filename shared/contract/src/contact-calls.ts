import { defineCall } from './call.ts'

/** Emails a message of the contact form to the operator, for anyone (MESSAGE-3). */
export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/v1/contact',
  access: 'anyone',
  isIdempotent: true,
  summary: "Send a message to the shop's operator.",
  schemas: async () => (await import('./contact-schemas.ts')).sendContactMessageSchemas,
})
