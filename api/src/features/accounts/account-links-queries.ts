import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { AccountLinksTable } from '../../db/tables/sessions.ts'

export type Purpose = AccountLinksTable['purpose']

export async function replaceLink(
  db: Db,
  link: { tokenHash: Buffer; purpose: Purpose; userId: number | null; email: string; ttlSeconds: number },
): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('user_id', '=', link.userId ?? 0)
    .where('purpose', '=', link.purpose)
    .execute()
  await db
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      expires_at: sql<string>`now() + make_interval(secs => ${link.ttlSeconds})`,
    })
    .execute()
}

export async function findLink(db: Db, purpose: Purpose, tokenHash: Buffer) {
  const { rows } = await sql<{ user_id: number; email: string }>`
    select user_id, email from account_links
    where token_hash = ${tokenHash} and purpose = ${purpose} and user_id is not null and expires_at > now()`.execute(db)
  return rows[0]
}

/** Deletes and returns a valid link, so that only one of two concurrent calls gets it. */
export async function takeLink(db: Db, purpose: Purpose, tokenHash: Buffer) {
  const { rows } = await sql<{ user_id: number; email: string }>`
    delete from account_links
    where token_hash = ${tokenHash} and purpose = ${purpose} and user_id is not null and expires_at > now()
    returning user_id, email`.execute(db)
  return rows[0]
}

export async function deleteExpiredLinks(db: Db): Promise<void> {
  await sql`delete from account_links where expires_at < now()`.execute(db)
}
