import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface PasskeysTable {
  id: Serial
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: DefaultTimestamp
  last_used_at: Timestamp | null
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer
  purpose: 'add' | 'login' | 'confirm'
  /** Null at a login, where nobody is signed in. */
  user_id: number | null
  expires_at: Timestamp
}
