import type { ColumnType } from 'kysely'
import type { DefaultTimestamp } from './columns.ts'

export interface IdempotencyKeysTable {
  owner: string
  key: string
  body_hash: Buffer
  answer: ColumnType<unknown, string | null | undefined, string | null>
  answered_at: DefaultTimestamp
}
