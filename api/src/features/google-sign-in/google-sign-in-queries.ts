import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import { lockUsername, looksLike } from '../../db/look-alike-usernames.ts'
import type { UsersTable } from '../../db/tables/users.ts'

const sessionUser = ['users.id', 'users.username', 'users.profile_picture'] as const

export function findByIdentity(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(sessionUser)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export function lockByEmail(tx: Db, email: string) {
  return tx
    .selectFrom('users')
    .select([...sessionUser, 'email_verified_at'])
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertIdentity(tx: Db, issuer: string, subject: string, userId: number): Promise<void> {
  await tx.insertInto('identities').values({ issuer, subject, user_id: userId }).execute()
}

/** Confirms the email, and removes what someone else may have entered: password, phone and names (ACCOUNT-19). */
export async function claimUnconfirmed(
  tx: Db,
  userId: number,
  names: { first_name: string; last_name: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now, password_hash: null, phone: null, ...names })
    .where('id', '=', userId)
    .execute()
}

/** True if an account has the username or one that looks like it; locks it until the transaction ends (ACCOUNT-18). */
export async function isUsernameTaken(tx: Db, username: string): Promise<boolean> {
  await lockUsername(tx, username)
  const row = await tx.selectFrom('users').select('id').where(looksLike(username)).executeTakeFirst()
  return row !== undefined
}

export function insertPerson(tx: Db, person: Insertable<UsersTable>) {
  return tx.insertInto('users').values(person).returning(sessionUser).executeTakeFirstOrThrow()
}
