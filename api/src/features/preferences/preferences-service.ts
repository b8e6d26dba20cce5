import type { Db } from '../../db/database.ts'
import { findPreferences, upsertPreferences } from './preferences-queries.ts'

export async function subscribeToNews(tx: Db, userId: number): Promise<void> {
  await upsertPreferences(tx, userId, { ...(await findPreferences(tx, userId)), all_promotional_emails: true })
}
