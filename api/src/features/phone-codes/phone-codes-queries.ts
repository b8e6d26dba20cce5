import type { Db } from '../../db/database.ts'
import { now, secondsAgo, secondsFromNow, secondsUntil } from '../../db/expressions.ts'

/** A code for another account, or for a registration, is not found. */
export interface CodeOwner {
  phone: string
  /** The account that changes its phone; null for a registration. */
  userId: number | null
}

/** Replaces the code of a phone, whatever it was for. @returns false within the resend lock, even for a concurrent duplicate */
export async function replaceCode(
  db: Db,
  code: CodeOwner & { codeHash: string; lockSeconds: number; ttlSeconds: number },
): Promise<boolean> {
  const replaced = await db
    .insertInto('phone_codes')
    .values({
      phone: code.phone,
      user_id: code.userId,
      code_hash: code.codeHash,
      expires_at: secondsFromNow(code.ttlSeconds),
    })
    .onConflict(conflict =>
      conflict
        .column('phone')
        .doUpdateSet(({ ref }) => ({
          code_hash: ref('excluded.code_hash'),
          user_id: ref('excluded.user_id'),
          tries: 0,
          sent_at: now,
          expires_at: ref('excluded.expires_at'),
        }))
        .where('phone_codes.sent_at', '<=', secondsAgo(code.lockSeconds)),
    )
    .returning('phone')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Returns the seconds until another code may be sent to the phone. */
export async function findLockSeconds(db: Db, phone: string, lockSeconds: number): Promise<number> {
  const code = await db
    .selectFrom('phone_codes')
    .select(({ ref }) => secondsUntil(ref('sent_at')).as('until_sent'))
    .where('phone', '=', phone)
    .executeTakeFirst()
  return code ? Math.max(1, code.until_sent + lockSeconds) : 1
}

/** Counts one try at the valid code of a phone. @returns the code's hash, or undefined if no code or try is left */
export async function countTry(db: Db, { phone, userId }: CodeOwner, maxTries: number): Promise<string | undefined> {
  const row = await db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('user_id', 'is not distinct from', userId)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/**
 * Consumes a code; false if it was used or replaced in the meantime. The row stays for the resend lock. Clears the hash,
 * because `expires_at` is still in the future for a concurrent transaction that began earlier.
 */
export async function useCode(db: Db, phone: string, codeHash: string): Promise<boolean> {
  const row = await db
    .updateTable('phone_codes')
    .set({ code_hash: '', expires_at: now })
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('phone')
    .executeTakeFirst()
  return row !== undefined
}

export function findUserByPhone(db: Db, phone: string) {
  return db.selectFrom('users').select(['username', 'profile_picture']).where('phone', '=', phone).executeTakeFirst()
}

export async function insertVerification(db: Db, tokenHash: Buffer, phone: string, ttlSeconds: number): Promise<void> {
  await db
    .insertInto('phone_verifications')
    .values({
      token_hash: tokenHash,
      phone,
      expires_at: secondsFromNow(ttlSeconds),
    })
    .execute()
}

/** Consumes a verification. @returns its phone; undefined if used, expired or unknown */
export async function consumeVerification(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .updateTable('phone_verifications')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('phone')
    .executeTakeFirst()
  return row?.phone
}

/** Returns a verification in its time, also a used one. */
export function findVerification(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('phone_verifications')
    .select(['phone', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes expired codes and verifications; a minute's grace preserves the resend lock. */
export async function deleteExpiredCodes(db: Db): Promise<void> {
  await db.deleteFrom('phone_codes').where('expires_at', '<', secondsAgo(60)).execute()
  await db.deleteFrom('phone_verifications').where('expires_at', '<', now).execute()
}
