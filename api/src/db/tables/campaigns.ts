import type { DefaultTimestamp } from './columns.ts'

export interface CampaignsTable {
  name: string
  kind: string
  enqueued_at: DefaultTimestamp
}
