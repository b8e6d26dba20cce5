import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface LimitWindow {
  hits: number
  seconds_left: number
}

/** Counts one more hit of a key in its current window, or opens a new one. */
export async function addHit(db: Db, key: string, windowSeconds: number): Promise<LimitWindow> {
  const { rows } = await sql<LimitWindow>`
    insert into limit_windows as w (key, hits, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      hits = case when w.ends_at <= now() then 1 else w.hits + 1 end,
      ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
    returning hits, ceil(extract(epoch from ends_at - now()))::int as seconds_left`.execute(db)
  return rows[0] as LimitWindow
}

export async function deleteWindow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limit_windows').where('key', '=', key).execute()
}

export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('limit_windows').where('ends_at', '<', sql<string>`now()`).execute()
}
