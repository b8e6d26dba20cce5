import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface ParcelsTable {
  id: Serial
  order_id: number
  courier: string
  /** Null until the courier accepted it. */
  reference: string | null
  label: ColumnType<unknown, string | null | undefined, string | null>
  attempts: Generated<number>
  due_at: DefaultTimestamp
  booked_at: Timestamp | null
  created_at: DefaultTimestamp
}

export interface ParcelEventsTable {
  id: Serial
  parcel_id: number
  /** The courier's own id of the event. */
  event_id: string
  kind: 'picked-up' | 'out-for-delivery' | 'delivered' | 'refused' | 'lost'
  happened_at: Timestamp
  received_at: DefaultTimestamp
  /** Null until it is applied to its order. */
  outcome: 'applied' | 'noted' | 'late' | null
}
