import * as z from '@closyyy/contract/schema'
import { auditRoles, MAX_EVENTS } from './audit-log.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

/** Flat, and without secrets and texts that people wrote. */
const Facts = z.nullable(z.record(z.string(), z.string()))
export type AuditFacts = z.infer<typeof Facts>

/** One event; texts, because later versions of the API record other actions and objects. */
export const AuditEvent = z.object({
  id: Id,
  created_at: Timestamp,
  actor: z.nullable(z.object({ id: Id, username: z.string() })),
  actor_role: z.enum(auditRoles),
  /** Noun and past participle, as in `payout.paid`. */
  action: z.string(),
  object_type: z.string(),
  object_id: z.string(),
  before: Facts,
  after: Facts,
  request_id: z.nullable(z.string()),
  /** Keyed hash of the sender's IP; equal for events from one IP. */
  address_hash: z.nullable(z.string()),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const listAuditEventsSchemas = {
  query: z.object({
    /** One action, or the noun of several, the part before the full stop. */
    action: z.optional(z.string().check(z.maxLength(80))),
    /** A username. */
    actor: z.optional(z.string().check(z.maxLength(60))),
    object_type: z.optional(z.string().check(z.maxLength(40))),
    object_id: z.optional(z.string().check(z.maxLength(80))),
    address_hash: z.optional(z.string().check(z.maxLength(64))),
    from: z.optional(Timestamp),
    to: z.optional(Timestamp),
    before: z.optional(IdText),
    limit: z._default(z.coercedNumber().check(z.int(), z.positive(), z.maximum(MAX_EVENTS)), 50),
  }),
  data: z.object({ events: z.array(AuditEvent), next: z.nullable(Id) }),
}
