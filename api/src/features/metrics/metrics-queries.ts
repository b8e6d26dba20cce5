import type { Db } from '../../db/database.ts'
import { now, secondsBetween } from '../../db/expressions.ts'

export interface Backlog {
  channel: string
  waiting: number
  /** Failed permanently. */
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
        fn.coalesce(secondsBetween(oldest, now), lit(0)).as('oldest_seconds'),
      ]
    })
    .where('sent_at', 'is', null)
    .groupBy('channel')
    .execute()
}
