import type { NotNull } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now, secondsFromNow } from '../../db/expressions.ts'
import type { AccountLinksTable } from '../../db/tables/sessions.ts'

export type Purpose = AccountLinksTable['purpose']

export async function deleteLink(db: Db, userId: number, purpose: Purpose): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

export async function replaceLink(
  db: Db,
  link: { tokenHash: Buffer; purpose: Purpose; userId: number | null; email: string; ttlSeconds: number },
): Promise<void> {
  await deleteLink(db, link.userId ?? 0, link.purpose)
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

/** Deletes and returns a valid link, so that only one of two concurrent calls gets it. */
export function consumeLink(db: Db, purpose: Purpose, tokenHash: Buffer) {
  return db
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .$narrowType<{ user_id: NotNull }>()
    .executeTakeFirst()
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
