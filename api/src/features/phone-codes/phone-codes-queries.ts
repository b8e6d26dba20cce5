import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Replaces the code of a phone. @returns false within the resend lock, also for a concurrent duplicate */
export async function replaceCode(
  db: Db,
  code: { phone: string; codeHash: string; lockSeconds: number; ttlSeconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into phone_codes as c (phone, code_hash, expires_at)
    values (${code.phone}, ${code.codeHash}, now() + make_interval(secs => ${code.ttlSeconds}))
    on conflict (phone) do update set
      code_hash = excluded.code_hash, tries = 0, sent_at = now(), expires_at = excluded.expires_at
      where c.sent_at <= now() - make_interval(secs => ${code.lockSeconds})
    returning 1`.execute(db)
  return rows.length > 0
}

/** Returns the seconds until another code may be sent to the phone. */
export async function findLockSeconds(db: Db, phone: string, lockSeconds: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from sent_at - now()) + ${lockSeconds}::int)::int as left
    from phone_codes where phone = ${phone}`.execute(db)
  return Math.max(1, rows[0]?.left ?? 1)
}

/** Counts one try at the valid code of a phone. @returns the code's hash, or undefined if no code or try is left */
export async function countTry(db: Db, phone: string, maxTries: number): Promise<string | undefined> {
  const row = await db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/** Consumes a code; false if it was used or replaced meanwhile. The row stays for the resend lock. */
export async function useCode(db: Db, phone: string, codeHash: string): Promise<boolean> {
  const row = await db
    .updateTable('phone_codes')
    .set({ expires_at: sql<string>`now()` })
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', sql<string>`now()`)
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
      expires_at: sql<string>`now() + make_interval(secs => ${ttlSeconds})`,
    })
    .execute()
}

/** Consumes a verification. @returns its phone; undefined if expired or unknown */
export async function takeVerification(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('phone_verifications')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('phone')
    .executeTakeFirst()
  return row?.phone
}

export async function hasVerification(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('phone_verifications')
    .select('phone')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes expired codes and verifications; a minute's grace preserves the resend lock. */
export async function deleteExpiredCodes(db: Db): Promise<void> {
  await sql`delete from phone_codes where expires_at < now() - interval '1 minute'`.execute(db)
  await sql`delete from phone_verifications where expires_at < now()`.execute(db)
}
