import type { Generated } from 'kysely'
import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface OrderConfirmationsTable {
  order_id: number
  owner: string
  contact: string | null
  seller_id: number
  pieces: number
  ip_key: string | null
  address_key: string | null
  created_at: DefaultTimestamp
  confirmed_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface OrderCodesTable {
  owner: string
  contact: string
  code_hash: string
  tries: Generated<number>
  sent_at: DefaultTimestamp
}
