import type { Db } from '../../db/database.ts'

/** Deletes the links for another email or password of a person. */
export async function deleteOpenLinks(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['change-email', 'reset-password'])
    .execute()
}
