import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

/** Announces a text to all listeners of this database. @returns the database's time */
export async function announce(db: Db, text: string): Promise<string> {
  const { at } = await db
    .selectNoFrom(({ fn, val }) => [fn('pg_notify', [val('changes'), val(text)]).as('sent'), now.as('at')])
    .executeTakeFirstOrThrow()
  return at
}

/** Finds the people whose vacation ended after `since` until `at`, which no write announces. */
export async function findEndedVacations(db: Db, since: string, at: string): Promise<number[]> {
  const ended = await db
    .selectFrom('users')
    .select('id')
    .where('vacation_until', '>', since)
    .where('vacation_until', '<=', at)
    .execute()
  return ended.map(({ id }) => id)
}
