import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface LimitWindow {
  hits: number
  seconds_left: number
}

/** Counts a hit in the key's current window, or opens a new one. */
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

/** Adds an amount only if it fits into the window. @returns the seconds left in the window if it does not fit */
export async function addAmount(
  db: Db,
  key: string,
  { amount, max, windowSeconds }: { amount: number; max: number; windowSeconds: number },
): Promise<number | undefined> {
  const { rows } = await sql`
    insert into limit_windows as w (key, hits, ends_at)
    values (${key}, ${amount}, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      hits = case when w.ends_at <= now() then excluded.hits else w.hits + excluded.hits end,
      ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
    where w.ends_at <= now() or w.hits + excluded.hits <= ${max}
    returning 1`.execute(db)
  if (rows.length > 0) return undefined
  const full = await sql<{ seconds_left: number }>`
    select ceil(extract(epoch from ends_at - now()))::int as seconds_left from limit_windows where key = ${key}`.execute(
    db,
  )
  return full.rows[0]?.seconds_left ?? 1
}

export async function deleteWindow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limit_windows').where('key', '=', key).execute()
}

export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('limit_windows').where('ends_at', '<', sql<string>`now()`).execute()
}
