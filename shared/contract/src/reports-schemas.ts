import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { ModerationReason } from './moderation-schemas.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { MAX_REPORT_LENGTH, type ReportReason, reportOutcomes, reportReasons } from './reports.ts'
import { Id, Timestamp } from './scalars.ts'
import { reportedObject } from './seen-reports-schemas.ts'

const reasonRequired = message('report.reason-required')
const detailsRequired = message('report.details-required')
const allReasons = [...new Set(Object.values(reportReasons).flat())] as [ReportReason, ...ReportReason[]]

/** All reports of one object with the same state: open, or with one outcome. Never names who reported (REPORT-2). */
export const ReportGroup = z.object({
  ...reportedObject,
  count: z.int(),
  newest_at: Timestamp,
  /** Names the reports that a decision is based on (REPORT-5). */
  newest_id: Id,
  /** Null while open. */
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** The newest reports, 20 at most. */
  reports: z.array(z.object({ reason: z.enum(allReasons), details: z.string(), created_at: Timestamp })),
  /** Title of the product, the person's username or the text of the message; empty once it was deleted. */
  text: z.string(),
  /** The product, also of an offer or a chat; null for others and once it was deleted. */
  product: z.nullable(
    z.object({
      id: Id,
      title: z.string(),
      brand_name: z.nullable(z.string()),
      sold: z.boolean(),
      state: z.enum(['live', 'taken-down', 'hidden']),
      /** Only an approved product can be taken down; absent from APIs of earlier releases. */
      is_approved: z.optional(z.boolean()),
    }),
  ),
  /** Whose product, profile or message it is; null for a guest. */
  person: z.nullable(z.object({ id: Id, username: z.string(), is_suspended: z.boolean() })),
})
export type ReportGroup = z.infer<typeof ReportGroup>

export const ReportGroupPage = pageOf(ReportGroup)
export type ReportGroupPage = z.infer<typeof ReportGroupPage>

export const createReportSchemas = {
  body: z
    .object({
      ...reportedObject,
      reason: z.enum(allReasons, reasonRequired),
      /** Required for the reason `other`. */
      details: z._default(z.string().check(z.trim(), z.maxLength(MAX_REPORT_LENGTH, message('text.too-long'))), ''),
    })
    .check(
      z.refine(({ object_type, reason }) => (reportReasons[object_type] as readonly string[]).includes(reason), {
        ...reasonRequired,
        path: ['reason'],
      }),
      z.refine(({ reason, details }) => reason !== 'other' || details !== '', {
        ...detailsRequired,
        path: ['details'],
      }),
    ),
  data: z.null(),
}

export const listReportsSchemas = {
  query: z.object({ ...pageQuery, status: z._default(z.enum(['open', 'ended']), 'open') }),
  data: ReportGroupPage,
}

export const dismissReportsSchemas = {
  body: z.object({
    ...reportedObject,
    /** Newest report that the moderator saw; without it, all open ones are dismissed. */
    newest_id: z.optional(Id),
    reason: ModerationReason,
  }),
  data: z.null(),
}
