import { type Kysely, sql } from 'kysely'
import type { Db } from './database.ts'

/** Runs work in a transaction and undoes its changes unless they are kept, by as many statements either way. */
export async function keepIf(tx: Db, isKept: boolean, work: () => Promise<void>): Promise<void> {
  const connection = tx as Kysely<unknown>
  await sql`savepoint work`.execute(connection)
  await work()
  await (isKept ? sql`release savepoint work` : sql`rollback to savepoint work`).execute(connection)
}
