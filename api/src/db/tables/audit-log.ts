import type { AuditRole } from '@closyyy/contract/audit-log'
import type { AuditFacts } from '@closyyy/contract/audit-log-schemas'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { DefaultTimestamp } from './columns.ts'

type Json = ColumnType<AuditFacts, string | null, never>

export interface AuditEventsTable {
  id: GeneratedAlways<number>
  created_at: DefaultTimestamp
  actor_id: number | null
  actor_role: AuditRole
  action: string
  object_type: string
  object_id: string
  before: Json
  after: Json
  request_id: string | null
  address_hash: string | null
}
