import type { DraftFields } from '@closyyy/contract/drafts-schemas'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Serial } from './columns.ts'

export interface DraftsTable {
  id: Serial
  user_id: number
  client_id: string | null
  fields: ColumnType<DraftFields, string, string>
  is_ready: boolean
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface DraftPhotosTable {
  id: Serial
  draft_id: number
  key: string
  width: number
  height: number
  placeholder: string | null
  position: Generated<number>
  upload_id: ColumnType<string | null, string | null | undefined, never>
}
