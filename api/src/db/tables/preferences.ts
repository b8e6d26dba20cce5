import type { Preferences } from '@closyyy/contract/preferences'
import type { DefaultTimestamp } from './columns.ts'

export interface PreferencesTable extends Preferences {
  user_id: number
  updated_at: DefaultTimestamp
}
