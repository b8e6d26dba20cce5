import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

/** Unsent messages of one channel. */
export interface Backlog {
  channel: string
  waiting: number
  /** Failed for good. */
  failed: number
  /** Age of the oldest waiting message. */
  oldest_seconds: number
}

export function findOutboxBacklog(db: Db): Promise<Backlog[]> {
  return db
    .selectFrom('outbox')
    .select(({ fn, lit }) => {
      const oldest = fn.min('created_at').filterWhere('failed_at', 'is', null)
      return [
        'channel',
        fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
        fn.count<number>('failed_at').as('failed'),
        // Raw, because kysely has no `extract`.
        fn.coalesce(sql<number>`extract(epoch from ${now} - ${oldest})`, lit(0)).as('oldest_seconds'),
      ]
    })
    .where('sent_at', 'is', null)
    .groupBy('channel')
    .execute()
}
