import type { Role } from '@closyyy/contract/roles'
import type { Db } from '../../db/database.ts'
import { daysAgo, now, secondsAgo } from '../../db/expressions.ts'
import { HOUR } from '../../time.ts'
import { isNamed } from './login-name.ts'

const UNUSED_DAYS = 30

export interface SessionRow {
  user_id: number
  is_admin: boolean
  roles: Role[]
  is_confirmed: boolean
  is_stale: boolean
}

/** Returns the valid session of a token, with the account fields that every call needs. */
export function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.user_id', 'u.is_admin', 'u.roles'])
    .select(({ eb }) => [
      eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('is_confirmed'),
      eb('s.last_used_at', '<', secondsAgo(HOUR)).$castTo<boolean>().as('is_stale'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.last_used_at', '>', daysAgo(UNUSED_DAYS))
    .executeTakeFirst()
}

export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function insertSession(db: Db, tokenHash: Buffer, userId: number): Promise<void> {
  await db.insertInto('sessions').values({ token_hash: tokenHash, user_id: userId }).execute()
}

/** Returns the id of the session's account. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Locks a password hash until the transaction ends; false if it was changed. */
export async function lockPassword(db: Db, userId: number, passwordHash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUnusedSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('last_used_at', '<=', daysAgo(UNUSED_DAYS)).execute()
}

export async function findLogin(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'profile_picture', 'password_hash'])
    .where(isNamed(login))
    .executeTakeFirst()
}
