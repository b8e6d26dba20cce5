import type { Generated } from 'kysely'
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
  /** The passkey that signed in or confirmed the session; null if a password did, or once it was removed. */
  passkey_id: Generated<number | null>
  /** Null if the session has not changed the password. */
  password_changed_at: Timestamp | null
}

export interface KnownDevicesTable {
  user_id: number
  device_hash: Buffer
  /** False if the browser sent no id, and is known by its name only. */
  has_id: Generated<boolean>
  last_seen_at: DefaultTimestamp
}

export interface SecondFactorsTable {
  user_id: number
  sealed_secret: string
  /** Null until the first code was entered. */
  confirmed_at: Timestamp | null
  /** The step of the first code; null as long as `confirmed_at` is, and for a factor from before the column. */
  confirmed_step: number | null
  last_step: Generated<number>
  created_at: DefaultTimestamp
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
}

export interface LoginTicketsTable {
  token_hash: Buffer
  user_id: number
  expires_at: Timestamp
}

export interface IdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: DefaultTimestamp
}

export interface AccountLinksTable {
  token_hash: Buffer
  purpose: 'confirm-email' | 'reset-password' | 'change-email' | 'used-reset'
  user_id: number | null
  email: string
  expires_at: Timestamp
}

export interface LimitWindowsTable {
  key: string
  hits: number
  ends_at: Timestamp
}
