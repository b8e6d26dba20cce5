import type { Db } from '../../db/database.ts'

/** Keeps the account from being deleted until the transaction ends, but allows concurrent orders and offers. */
export async function lockPersonForShare(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute()
}

export function findRequest(tx: Db, userId: number): Promise<{ closes_at: string } | undefined> {
  return tx.selectFrom('deletion_requests').select('closes_at').where('user_id', '=', userId).executeTakeFirst()
}
