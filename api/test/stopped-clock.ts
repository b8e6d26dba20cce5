import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

export interface StoppedClock {
  /** Moves `now()` of this database by some seconds. */
  advance(seconds: number): Promise<void>
  /** Returns to the present, for new sessions. */
  reset(): Promise<void>
  now(): Promise<number>
}

/** Replaces `now()` for statements of this database, on all connections. */
export async function stopClock(db: Db): Promise<StoppedClock> {
  await sql`create schema clock`.execute(db)
  await sql`create table clock.time as select date_trunc('second', pg_catalog.now()) as at`.execute(db)
  await sql`create function clock.now() returns timestamptz language sql stable as 'select at from clock.time'`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set search_path = clock, pg_catalog, public`.execute(db)
  // The embedded database has one connection, which stays; PostgreSQL's others open again with the new path.
  await sql`set search_path = clock, pg_catalog, public`.execute(db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return {
    async advance(seconds) {
      await sql`update clock.time set at = at + make_interval(secs => ${seconds})`.execute(db)
    },
    async reset() {
      await sql`update clock.time set at = date_trunc('second', pg_catalog.now())`.execute(db)
    },
    async now() {
      const { rows } = await sql<{
        ms: number
      }>`select (extract(epoch from at) * 1000)::float8 as ms from clock.time`.execute(db)
      return rows[0]?.ms ?? 0
    },
  }
}
