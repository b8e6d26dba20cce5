import * as z from '@closyyy/contract/schema'
import { Id, Timestamp } from './scalars.ts'

/** An email or text message as it went out; text messages have no subject. */
export const OutboxMessage = z.object({
  id: Id,
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  created_at: Timestamp,
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

export const listOutboxSchemas = {
  query: z.object({ to: z.optional(z.string().check(z.trim(), z.maxLength(255))) }),
  data: z.array(OutboxMessage),
}
