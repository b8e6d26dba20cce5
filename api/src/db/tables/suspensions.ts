import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface SuspensionsTable {
  id: Serial
  user_id: number
  reason: string
  suspended_by: number
  suspended_at: DefaultTimestamp
  ends_at: Timestamp | null
  ended_at: Timestamp | null
  ended_by: number | null
  hidden_products: Generated<number[]>
}
