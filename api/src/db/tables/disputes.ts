import type { DisputeAuthor, DisputeReason, DisputeSide } from '@closyyy/contract/disputes'
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
