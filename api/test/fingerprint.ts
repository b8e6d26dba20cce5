import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/** Bookkeeping tables without shop data; a refused call is an event. */
const uncounted = ['audit_events', 'limit_windows', 'sessions', 'migrations', 'migrations_lock']

/** Hashes every row of every table: equal if nothing changed. */
export async function fingerprint(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const hashes = tables.rows
    .filter(({ name }) => !uncounted.includes(name))
    .map(
      ({ name }) =>
        sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(name)} t)`,
    )
  const { rows } = await sql<{ hash: string }>`select concat_ws(' ', ${sql.join(hashes)}) as hash`.execute(db)
  return rows[0]?.hash ?? ''
}
