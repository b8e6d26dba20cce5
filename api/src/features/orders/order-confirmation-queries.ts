import type { Db } from '../../db/database.ts'
import { anyOf, secondsAgo, secondsUntil } from '../../db/expressions.ts'

export interface UnconfirmedOrderRow {
  order_id: number
  /** Phone or email that the code goes to; null once the order lapsed. */
  contact: string | null
  /** Seconds until the last code was sent: negative; null without one within the lock. */
  until_sent: number | null
}

/** Returns the confirmations of orders that wait for one or lapsed without it. */
export function findUnconfirmed(db: Db, orderIds: number[], lockSeconds: number): Promise<UnconfirmedOrderRow[]> {
  return db
    .selectFrom('order_confirmations as c')
    .select(['c.order_id', 'c.contact'])
    .select(({ selectFrom }) =>
      selectFrom('order_codes as k')
        .select(({ fn, ref }) => fn.max(secondsUntil(ref('k.sent_at'))).as('until_sent'))
        .whereRef('k.contact', '=', 'c.contact')
        .where('k.sent_at', '>', secondsAgo(lockSeconds))
        .as('until_sent'),
    )
    .where('c.order_id', '=', anyOf(orderIds))
    .where('c.confirmed_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('c.ended_at', 'is', null),
        // By the buyer otherwise.
        exists(
          selectFrom('order_events as e')
            .select('e.id')
            .whereRef('e.order_id', '=', 'c.order_id')
            .where('e.actor', '=', 'shop'),
        ),
      ]),
    )
    .execute()
}
