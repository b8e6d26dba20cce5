import type { Generated } from 'kysely'
import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface CampaignsTable {
  name: string
  kind: string
  enqueued_at: DefaultTimestamp
  /** Index of the step that is being enqueued, by language and kind of recipient. */
  step: Generated<number>
  /** Last recipient of the step, in its order; empty at its start. */
  last_recipient: Generated<string>
  finished_at: Timestamp | null
}
