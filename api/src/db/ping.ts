import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Asks the database for the least it can answer. @throws where it does not */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
