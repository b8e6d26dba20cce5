import type { AppealDecision } from '@closyyy/contract/appeals'
import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface AppealsTable {
  order_id: number
  user_id: number
  details: string
  created_at: DefaultTimestamp
  decision: AppealDecision | null
  decided_by: number | null
  decided_at: Timestamp | null
  reason: string | null
}
