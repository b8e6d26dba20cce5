import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Unsent messages of one channel. */
export interface Backlog {
  channel: string
  waiting: number
  /** Failed for good. */
  failed: number
  /** Age of the oldest waiting message. */
  oldest_seconds: number
}

export async function findOutboxBacklog(db: Db): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select channel,
      count(*) filter (where failed_at is null)::int as waiting,
      count(failed_at)::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest_seconds
    from outbox where sent_at is null group by channel`.execute(db)
  return rows
}
