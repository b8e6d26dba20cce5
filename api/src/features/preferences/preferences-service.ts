import type { Db } from '../../db/database.ts'
import { findPreferences, upsertPreferences } from './preferences-queries.ts'

/** Takes down that a person wants news by email; the rest of their preferences stays. */
export async function subscribeToNews(tx: Db, userId: number): Promise<void> {
  await upsertPreferences(tx, userId, { ...(await findPreferences(tx, userId)), all_promotional_emails: true })
}
