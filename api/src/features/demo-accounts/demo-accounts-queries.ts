import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Returns the usernames of demo accounts that can sign in, three at most. */
export async function findActiveDemoAccounts(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('users as u')
    .select('u.username')
    .where('u.is_demo', '=', true)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('u.password_hash', 'is not', null),
        exists(selectFrom('sessions as s').select('s.user_id').whereRef('s.user_id', '=', 'u.id')),
        exists(selectFrom('identities as i').select('i.user_id').whereRef('i.user_id', '=', 'u.id')),
      ]),
    )
    .orderBy('u.is_admin', 'desc')
    .orderBy('u.id')
    .limit(3)
    .execute()
  return accounts.map(({ username }) => username)
}

/** Removes every way to sign in to a demo account and takes its products off sale. @returns the number of accounts */
export async function lockDemoAccounts(tx: Db): Promise<number> {
  const accounts = await tx
    .updateTable('users')
    .set({
      email: sql<string>`'demo-' || id || '@deleted.invalid'`,
      phone: null,
      password_hash: null,
      email_verified_at: null,
      is_admin: false,
      roles: [],
    })
    .where('is_demo', '=', true)
    .returning('id')
    .execute()
  const ofDemo = tx.selectFrom('users').select('id').where('is_demo', '=', true)
  await tx.deleteFrom('sessions').where('user_id', 'in', ofDemo).execute()
  await tx.deleteFrom('identities').where('user_id', 'in', ofDemo).execute()
  await tx.deleteFrom('account_links').where('user_id', 'in', ofDemo).execute()
  await tx.updateTable('products').set({ active: false }).where('seller_id', 'in', ofDemo).execute()
  return accounts.length
}
