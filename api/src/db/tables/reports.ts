import type { ReportedKind, ReportOutcome, ReportReason } from '@closyyy/contract/reports'
import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface ReportsTable {
  id: Serial
  reporter_id: number
  object_type: ReportedKind
  object_id: number
  reported_id: number | null
  reason: ReportReason
  details: Generated<string>
  created_at: DefaultTimestamp
  ended_at: Timestamp | null
  outcome: ReportOutcome | null
}
