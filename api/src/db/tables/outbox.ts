import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface OutboxTable {
  id: Serial
  channel: 'email' | 'sms'
  recipient: string
  template: string
  subject: string | null
  body: string
  created_at: DefaultTimestamp
  recall_key: string | null
  due_at: DefaultTimestamp
  attempts: Generated<number>
  sent_at: Timestamp | null
  failed_at: Timestamp | null
  is_bulk: Generated<boolean>
  expires_at: Timestamp | null
}
