import type { Generated } from 'kysely'
import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface PhoneCodesTable {
  phone: string
  code_hash: string
  tries: Generated<number>
  sent_at: DefaultTimestamp
  expires_at: Timestamp
}

export interface PhoneVerificationsTable {
  token_hash: Buffer
  phone: string
  expires_at: Timestamp
}
