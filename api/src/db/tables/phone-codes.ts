import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface PhoneCodesTable {
  phone: string
  code_hash: string
  tries: Generated<number>
  sent_at: DefaultTimestamp
  expires_at: Timestamp
  /** The account that changes its phone; null for a registration. */
  user_id: number | null
}

export interface FormerPhonesTable {
  id: Serial
  user_id: number
  phone: string
  ended_at: DefaultTimestamp
}

export interface PhoneVerificationsTable {
  token_hash: Buffer
  phone: string
  expires_at: Timestamp
  /** Null until an account is registered with it. */
  used_at: Timestamp | null
}
