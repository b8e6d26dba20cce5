import type { NotNull } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now, secondsFromNow } from '../../db/expressions.ts'
import type { AccountLinksTable } from '../../db/tables/sessions.ts'
import { QUARTER_HOUR } from '../../time.ts'

/** Seconds for which a used reset link recognises a repeated call. */
const REPEATABLE = QUARTER_HOUR

/** Purposes of links that are sent. */
export type Purpose = Exclude<AccountLinksTable['purpose'], 'used-reset'>

export async function deleteLink(db: Db, userId: number | null, purpose: Purpose): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

export async function replaceLink(
  db: Db,
  link: { tokenHash: Buffer; purpose: Purpose; userId: number | null; email: string; ttlSeconds: number },
): Promise<void> {
  await deleteLink(db, link.userId, link.purpose)
  await db
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      expires_at: secondsFromNow(link.ttlSeconds),
    })
    .execute()
}

export function findLink(db: Db, purpose: Purpose, tokenHash: Buffer) {
  return db
    .selectFrom('account_links')
    .select(['user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .$narrowType<{ user_id: NotNull }>()
    .executeTakeFirst()
}

/** Turns a reset link into a used one, so that only one of two concurrent calls gets it. */
export function redeemReset(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('account_links')
    .set({ purpose: 'used-reset', expires_at: secondsFromNow(REPEATABLE) })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'reset-password')
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .$narrowType<{ user_id: NotNull }>()
    .executeTakeFirst()
}

/** Returns the person whose password a link reset minutes ago. */
export async function findUserOfUsedReset(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const link = await db
    .selectFrom('account_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'used-reset')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id ?? undefined
}

/**
 * Turns the link for a new email into one that confirms it, so that it can be opened again. Of two concurrent calls, only
 * one gets it.
 */
export function redeemEmailChange(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('account_links')
    .set({ purpose: 'confirm-email' })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'change-email')
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .$narrowType<{ user_id: NotNull }>()
    .executeTakeFirst()
}

export async function deleteExpiredLinks(db: Db): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', now).execute()
}
