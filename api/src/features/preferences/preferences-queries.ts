import { defaultPreferences, type Preferences } from '@closyyy/contract/preferences-schemas'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

/** Emails about one's own trade; `all_promotional_emails` includes all others (MESSAGE-2). */
const ownTrade: ReadonlySet<keyof Preferences> = new Set(['shopping_updates', 'unread_messages'])

const names = Object.keys(defaultPreferences) as (keyof Preferences)[]

export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const chosen = await db.selectFrom('preferences').select(names).where('user_id', '=', userId).executeTakeFirst()
  return chosen ?? defaultPreferences
}

/** Returns whether the account with an email wants emails of a kind; true without an account. */
export async function wantsEmail(db: Db, email: string, name: keyof Preferences): Promise<boolean> {
  const account = await db
    .selectFrom('users as u')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .select(['p.user_id', `p.${name} as wanted`, 'p.all_promotional_emails as wants_promotion'])
    .where(({ eb, fn, val }) => eb(fn('lower', ['u.email']), '=', fn('lower', [val(email)])))
    .executeTakeFirst()
  if (!account) return true
  const isIncluded = account.wants_promotion === true && !ownTrade.has(name)
  return isIncluded || (account.wanted ?? defaultPreferences[name])
}

export function upsertPreferences(db: Db, userId: number, preferences: Preferences): Promise<Preferences> {
  return db
    .insertInto('preferences')
    .values({ user_id: userId, ...preferences })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...preferences, updated_at: now }))
    .returning(names)
    .executeTakeFirstOrThrow()
}
