import * as z from '@closyyy/contract/schema'
import { Id, Timestamp } from './scalars.ts'

/** A sent email or text message; text messages have no subject. */
export const OutboxMessage = z.object({
  id: Id,
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.nullable(z.string()),
  /** Plain text, as sent. */
  body: z.string(),
  created_at: Timestamp,
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

export const listOutboxSchemas = {
  /** `to`: an email address, or a phone in any spelling. */
  query: z.object({ to: z.optional(z.string().check(z.trim(), z.maxLength(255))) }),
  data: z.array(OutboxMessage),
}
