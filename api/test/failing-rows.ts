import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/** Runs some work while the database rejects every write of a row that meets an SQL condition. */
export async function whileWritesFail(
  db: Db,
  table: string,
  condition: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const constraint = sql.id('no_such_row')
  await sql`alter table ${sql.id(table)} add constraint ${constraint} check (not (${sql.raw(condition)})) not valid`.execute(
    db,
  )
  try {
    await work()
  } finally {
    await sql`alter table ${sql.id(table)} drop constraint ${constraint}`.execute(db)
  }
}
