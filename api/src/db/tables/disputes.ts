import type { DisputeAuthor, DisputeDecision, DisputeReason, DisputeSide } from '@closyyy/contract/disputes'
import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface DisputesTable {
  id: Serial
  order_id: number
  seller_id: number
  buyer_id: number | null
  raised_by: DisputeSide
  reason: DisputeReason
  status: Generated<'open' | 'resolved'>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  resolved_at: Timestamp | null
  deadline_at: Timestamp | null
  reminder_at: Timestamp | null
  proposal_no: Generated<number>
  proposed_by: DisputeSide | null
  proposed_decision: DisputeDecision | null
  proposed_refund_paisa: number | null
  decision: DisputeDecision | null
  /** The side that accepted, an admin, or the shop at the deadline. */
  decided_by: DisputeSide | 'admin' | 'shop' | null
  decided_by_user: number | null
  decision_reason: string | null
  refund_paisa: number | null
}

export interface DisputePhotosTable {
  id: Serial
  message_id: number
  position: number
  key: string
  width: number
  height: number
  placeholder: string | null
}

export interface DisputeMessagesTable {
  id: Serial
  dispute_id: number
  author: DisputeAuthor
  body: string
  created_at: DefaultTimestamp
}
