import type { DefaultTimestamp, Timestamp } from './columns.ts'

export interface ClosedAccountsTable {
  user_id: number
  /** Both null once everything is erased. */
  email: string | null
  phone: string | null
  closed_at: DefaultTimestamp
  erased_at: Timestamp | null
}
