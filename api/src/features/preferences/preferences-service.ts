import type { Preferences } from '@closyyy/contract/preferences-schemas'
import type { Db } from '../../db/database.ts'
import { findPreferences, upsertPreferences, wantsEmail } from './preferences-queries.ts'

export async function subscribeToNews(tx: Db, userId: number): Promise<void> {
  await upsertPreferences(tx, userId, { ...(await findPreferences(tx, userId)), all_promotional_emails: true })
}

/** Returns whether an email of a kind may be sent: its account wants it, or there is no account to ask. */
export function mayEmail(db: Db, email: string, name: keyof Preferences): Promise<boolean> {
  return wantsEmail(db, email, name)
}
