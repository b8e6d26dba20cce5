import { defaultPreferences, type Preferences } from '@closyyy/contract/preferences-schemas'
import type { Db } from '../../db/database.ts'
import { anyOf, now } from '../../db/expressions.ts'

const names = Object.keys(defaultPreferences) as (keyof Preferences)[]

export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const chosen = await db.selectFrom('preferences').select(names).where('user_id', '=', userId).executeTakeFirst()
  return chosen ?? defaultPreferences
}

/** Returns what the accounts with these emails chose, by email in lower case. */
export async function findPreferencesOf(db: Db, emails: readonly string[]): Promise<Map<string, Preferences>> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .select(['u.email', 'p.user_id as chosen_by', ...names.map(name => `p.${name}` as const)])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['u.email']), '=', anyOf(emails.map(email => email.toLowerCase()))))
    .execute()
  return new Map(
    rows.map(({ email, chosen_by, ...chosen }) => [
      email.toLowerCase(),
      chosen_by === null ? defaultPreferences : (chosen as Preferences),
    ]),
  )
}

export function upsertPreferences(db: Db, userId: number, preferences: Preferences): Promise<Preferences> {
  return db
    .insertInto('preferences')
    .values({ user_id: userId, ...preferences })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...preferences, updated_at: now }))
    .returning(names)
    .executeTakeFirstOrThrow()
}
