import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface SessionsTable {
  token_hash: Buffer
  user_id: number
  created_at: DefaultTimestamp
  last_used_at: DefaultTimestamp
}

export interface IdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: DefaultTimestamp
}

export interface AccountLinksTable {
  token_hash: Buffer
  purpose: 'confirm-email' | 'reset-password'
  user_id: number | null
  email: string
  expires_at: Timestamp
}

export interface LimitWindowsTable {
  key: string
  hits: number
  ends_at: Timestamp
}
