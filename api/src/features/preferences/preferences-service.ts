import type { Preferences } from '@closyyy/contract/preferences-schemas'
import type { Db } from '../../db/database.ts'
import { findPreferences, findPreferencesOf, upsertPreferences } from './preferences-queries.ts'

export async function subscribeToNews(tx: Db, userId: number): Promise<void> {
  await upsertPreferences(tx, userId, { ...(await findPreferences(tx, userId)), all_promotional_emails: true })
}

/** Emails about one's own trade; `all_promotional_emails` includes all others (MESSAGE-2). */
const ownTrade: ReadonlySet<keyof Preferences> = new Set(['shopping_updates', 'unread_messages'])

const wants = (chosen: Preferences, name: keyof Preferences) =>
  chosen[name] || (chosen.all_promotional_emails && !ownTrade.has(name))

/** Reads what recipients chose. @returns whether an email of a kind may be sent to one: they want it, or have no account */
export async function readEmailChoices(db: Db, emails: readonly string[]) {
  const chosenBy = emails.length > 0 ? await findPreferencesOf(db, emails) : new Map<string, Preferences>()
  return (email: string, name: keyof Preferences): boolean => {
    const chosen = chosenBy.get(email.toLowerCase())
    return !chosen || wants(chosen, name)
  }
}
