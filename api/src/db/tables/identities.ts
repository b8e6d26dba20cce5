import type { DefaultTimestamp } from './columns.ts'

export interface IdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: DefaultTimestamp
}
