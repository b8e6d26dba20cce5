import type { Db } from '../../db/database.ts'
import { now, secondsFromNow } from '../../db/expressions.ts'

export async function insertTicket(tx: Db, tokenHash: Buffer, userId: number, ttlSeconds: number): Promise<void> {
  await tx
    .insertInto('login_tickets')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: secondsFromNow(ttlSeconds) })
    .execute()
}

export function findTicket(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('login_tickets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a ticket. @returns its person, for one of concurrent calls */
export function consumeTicket(tx: Db, tokenHash: Buffer) {
  return tx
    .deleteFrom('login_tickets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
}

export async function deleteTicketsOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('login_tickets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredTickets(db: Db): Promise<void> {
  await db.deleteFrom('login_tickets').where('expires_at', '<', now).execute()
}

export function findSessionUser(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'profile_picture', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
