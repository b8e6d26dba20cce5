import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface SessionsTable {
  token_hash: Buffer
  user_id: number
  created_at: DefaultTimestamp
  last_used_at: DefaultTimestamp
  id: Serial
  browser: string | null
  system: string | null
  city: string | null
  /** Null if the session began before passwords could be confirmed. */
  confirmed_at: DefaultTimestamp | null
}

export interface KnownDevicesTable {
  user_id: number
  device_hash: Buffer
  last_seen_at: DefaultTimestamp
}

export interface IdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: DefaultTimestamp
}

export interface AccountLinksTable {
  token_hash: Buffer
  purpose: 'confirm-email' | 'reset-password' | 'change-email'
  user_id: number | null
  email: string
  expires_at: Timestamp
}

export interface LimitWindowsTable {
  key: string
  hits: number
  ends_at: Timestamp
}
