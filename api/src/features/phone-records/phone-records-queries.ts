import { expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { daysAgo, now, secondsBetween } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import { DAY } from '../../time.ts'
import { MAX_AGE_DAYS, type OrderEnd } from './phone-record.ts'

/** Newest orders that count; more would not change a decision. */
const MAX_ENDS = 100

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const isDelivered = eb('o.status', '=', 'completed')
/** Nobody took the parcel at the door, and it was not delivered later (ORDER-14). */
const isRefused = eb.and([
  eb('o.status', 'not in', ['delivered', 'completed']),
  eb.exists(
    eb
      .selectFrom('order_events as e')
      .select('e.id')
      .whereRef('e.order_id', '=', 'o.id')
      .where('e.action', '=', 'report-refused'),
  ),
])
const endedAt = eb.fn.coalesce('o.completed_at', 'o.cancelled_at', 'o.delivered_at', 'o.created_at')

export interface RecordOwner {
  phone: string | null
  /** The account whose own orders count too, for one without a phone. */
  buyerId?: number | undefined
}

function isOf({ phone, buyerId }: RecordOwner) {
  const buyers = eb.selectFrom('users as u').select('u.id').where('u.phone', '=', phone)
  return eb.or([
    eb('o.guest_phone', '=', phone),
    buyerId === undefined ? eb('o.buyer_id', 'in', buyers) : eb('o.buyer_id', '=', buyerId),
  ])
}

/** Returns the delivered and refused orders of a phone or account. */
export async function findOrderEnds(db: Db, owner: RecordOwner): Promise<OrderEnd[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select([isRefused.$castTo<boolean>().as('is_refused'), secondsBetween(endedAt, now).as('age')])
    .where(isOf(owner))
    .where(({ or }) => or([isDelivered, isRefused]))
    .where(endedAt, '>', daysAgo(MAX_AGE_DAYS))
    .orderBy('o.id', 'desc')
    .limit(MAX_ENDS)
    .execute()
  return rows.map(({ is_refused, age }) => ({ kind: is_refused ? 'refused' : 'delivered', ageDays: age / DAY }))
}
