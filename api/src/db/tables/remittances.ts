import type { RemittanceReason, RemittanceResult } from '@closyyy/contract/remittances'
import type { DefaultTimestamp, Serial } from './columns.ts'

export interface RemittancesTable {
  id: Serial
  source: 'file' | 'entry' | 'courier'
  name: string
  content_hash: Buffer
  /** Null for a courier's own statement. */
  entered_by: number | null
  created_at: DefaultTimestamp
}

/** A parcel of a remittance; without a result until it is booked. */
export interface RemittanceRowsTable {
  id: Serial
  remittance_id: number
  line: number
  reference: string
  amount_paisa: number
  paid_on: string
  result: RemittanceResult | null
  reason: RemittanceReason | null
  order_id: number | null
  /** The administrator who uploaded the same file, or made the same entry, again before the row was booked. */
  reopened_by: number | null
}
