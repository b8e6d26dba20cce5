import type { HeldOrderLink } from '@closyyy/contract/held-orders'
import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface HeldOrdersTable {
  order_id: number
  links: HeldOrderLink[]
  created_at: DefaultTimestamp
  decision: 'released' | 'cancelled' | null
  decided_by: number | null
  decided_at: Timestamp | null
  reason: string | null
}
