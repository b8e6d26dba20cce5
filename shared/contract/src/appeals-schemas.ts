import * as z from '@closyyy/contract/schema'
import { appealDecisions, MAX_APPEAL_LENGTH } from './appeals.ts'
import { message } from './messages.ts'
import { ModerationReason } from './moderation-schemas.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

const required = message('appeal.details-required')

const Person = z.object({ id: Id, username: z.string() })

/** An appeal against a refused parcel, with what is known about the parcel (PHONE-RECORD-4). */
export const Appeal = z.object({
  order_id: Id,
  tracking_no: z.string(),
  ordered_at: Timestamp,
  refused_at: Timestamp,
  /** Who reported the refusal. */
  reported_by: z.enum(['seller', 'admin', 'courier', 'shop']),
  created_at: Timestamp,
  details: z.string(),
  person: Person,
  /** Last four digits of the phone of the order; null without one. */
  phone_end: z.nullable(z.string()),
  seller: Person,
  /** Null without a courier. */
  courier: z.nullable(z.string()),
  /** What the courier reported about the parcel, in the order of time. */
  events: z.array(
    z.object({
      kind: z.enum(['picked-up', 'out-for-delivery', 'delivered', 'refused', 'lost']),
      happened_at: Timestamp,
    }),
  ),
  /** Null until it is decided. */
  outcome: z.nullable(
    z.object({
      decision: z.enum(appealDecisions),
      reason: z.string(),
      decided_by: z.string(),
      decided_at: Timestamp,
    }),
  ),
})
export type Appeal = z.infer<typeof Appeal>

export const AppealPage = pageOf(Appeal)
export type AppealPage = z.infer<typeof AppealPage>

export const createAppealSchemas = {
  body: z.object({
    order_id: Id,
    details: z
      .string(required)
      .check(z.trim(), z.minLength(1, required), z.maxLength(MAX_APPEAL_LENGTH, message('text.too-long'))),
  }),
  data: z.null(),
}

export const listAppealsSchemas = {
  query: z.object({ ...pageQuery, status: z._default(z.enum(['open', 'decided']), 'open') }),
  data: AppealPage,
}

export const decideAppealSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ decision: z.enum(appealDecisions), reason: ModerationReason }),
  data: z.null(),
}
