import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface ChatsTable {
  id: Serial
  product_id: number
  buyer_id: number
  seller_id: number
  created_at: DefaultTimestamp
  /** The seller's first message. */
  answered_at: Timestamp | null
  last_id: Generated<number>
  last_at: DefaultTimestamp
  /** The last message that each side read. */
  buyer_read_id: Generated<number>
  seller_read_id: Generated<number>
}

export interface ChatMessagesTable {
  id: Serial
  chat_id: number
  author_id: number
  body: string
  created_at: DefaultTimestamp
}

export interface BlocksTable {
  blocker_id: number
  blocked_id: number
  created_at: DefaultTimestamp
}
