import type { Timestamp } from './columns.ts'

export interface AccountLinksTable {
  token_hash: Buffer
  purpose: 'confirm-email' | 'reset-password'
  user_id: number | null
  email: string
  expires_at: Timestamp
}
