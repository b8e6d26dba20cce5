import type { Db } from './database.ts'

/** Locks an account until the transaction ends, so that concurrent changes of what it owns follow one another. */
export async function lockAccount(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
