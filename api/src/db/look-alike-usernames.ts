import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

const eb = expressionBuilder<Tables, 'users'>()

// Raw, because the index `users_folded_username` matches constant characters only.
const folded = (username: Expression<string>) => sql<string>`translate(lower(${username}), 'l10._-', 'iio')`

/** True for accounts whose username equals or looks like the given one: I, l, 1 and 0, O, without `.`, `_`, `-` (ACCOUNT-18). */
export const looksLike = (username: string) => eb(folded(eb.ref('users.username')), '=', folded(eb.val(username)))

/**
 * Serialises new accounts with usernames that look alike, until the transaction ends: no unique index rejects the second
 * one, as earlier accounts may look alike.
 */
export async function lockUsername(tx: Db, username: string): Promise<void> {
  const key = folded(eb.val(username))
  await sql`select pg_advisory_xact_lock(18, hashtext(${key}))`.execute(tx as Kysely<unknown>)
}
