import * as z from '@closyyy/contract/schema'
import { ModerationReason } from './moderation-schemas.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Id, IdText, Timestamp } from './scalars.ts'
import { SeenReports } from './seen-reports-schemas.ts'

/** A suspended account as moderators see it. */
export const Suspension = z.object({
  id: Id,
  user: z.object({ id: Id, username: z.string() }),
  reason: z.string(),
  suspended_by: z.string(),
  suspended_at: Timestamp,
  /** Null without an end date. */
  ends_at: z.nullable(Timestamp),
})
export type Suspension = z.infer<typeof Suspension>

export const SuspensionPage = pageOf(Suspension)
export type SuspensionPage = z.infer<typeof SuspensionPage>

export const listSuspensionsSchemas = {
  query: z.object(pageQuery),
  data: SuspensionPage,
}

export const suspendAccountSchemas = {
  body: z.object({
    user_id: Id,
    reason: ModerationReason,
    /** In the future; without it, the suspension has no end date. */
    ends_at: z.optional(z.nullable(Timestamp)),
    /** Reports that it is based on, if any; a 409 once they ended. */
    reports: z.optional(SeenReports),
  }),
  data: Suspension,
}

export const endSuspensionSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ reason: ModerationReason }),
  data: z.null(),
}
