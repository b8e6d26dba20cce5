import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Runs the smallest query. @throws if the database is unavailable */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
