import type { AppealDecision } from '@closyyy/contract/appeals'
import { expressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import { daysAgo, now, secondsBetween } from '../../db/expressions.ts'
import { hasRemittance } from '../../db/order-remittances.ts'
import type { Tables } from '../../db/tables.ts'
import { DAY } from '../../time.ts'
import { MAX_AGE_DAYS, type OrderEnd } from './phone-record.ts'

/** Newest orders that count; more would not change a decision. */
const MAX_ENDS = 100

const eb = expressionBuilder<Tables & { o: Tables['orders']; a: Tables['appeals'] }, 'o' | 'a'>()

const refusedAt = eb
  .selectFrom('order_events as e')
  .select(({ fn }) => fn.max<string>('e.created_at').as('refused_at'))
  .whereRef('e.order_id', '=', 'o.id')
  .where('e.action', '=', 'report-refused')
  .$asScalar()
const isDelivered = eb('o.status', '=', 'completed')
/** Nobody took the parcel at the door, and it was neither delivered later (ORDER-14) nor paid (LEDGER-7). */
const isRefused = eb.and([
  eb('o.status', 'not in', ['delivered', 'completed']),
  eb(refusedAt, 'is not', null),
  eb.not(hasRemittance),
])
/** A refusal counts unless its appeal was accepted (PHONE-RECORD-4). */
const counts = eb.or([isDelivered, eb.and([isRefused, eb('a.decision', 'is distinct from', 'accepted')])])
const endedAt = eb.fn.coalesce('o.completed_at', 'o.cancelled_at', 'o.delivered_at', 'o.created_at')

export interface RecordOwner {
  phone: string | null
  /** Undefined for a guest, whose phone may be that of an account. */
  buyerId?: number | undefined
}

/** Condition on `orders as o`: an account's own orders and those of guests with its phone (PHONE-RECORD-5). */
function isOf({ phone, buyerId }: RecordOwner) {
  const buyers = eb.selectFrom('users as u').select('u.id').where('u.phone', '=', phone)
  return eb.or([
    eb('o.guest_phone', '=', phone),
    buyerId === undefined ? eb('o.buyer_id', 'in', buyers) : eb('o.buyer_id', '=', buyerId),
  ])
}

/** Recent orders of a phone or account, newest first, with their appeals. */
function selectRecent(db: Db, owner: RecordOwner) {
  return db
    .selectFrom('orders as o')
    .leftJoin('appeals as a', 'a.order_id', 'o.id')
    .where(isOf(owner))
    .where(endedAt, '>', daysAgo(MAX_AGE_DAYS))
    .orderBy('o.id', 'desc')
    .limit(MAX_ENDS)
}

/** Returns the delivered and refused orders of a phone or account that count. */
export async function findOrderEnds(db: Db, owner: RecordOwner): Promise<OrderEnd[]> {
  const rows = await selectRecent(db, owner)
    .select([isRefused.$castTo<boolean>().as('is_refused'), secondsBetween(endedAt, now).as('age')])
    .where(counts)
    .execute()
  return rows.map(({ is_refused, age }) => ({ kind: is_refused ? 'refused' : 'delivered', ageDays: age / DAY }))
}

export interface RefusalRow {
  order_id: number
  tracking_no: string
  refused_at: string
  appealed_at: string | null
  decision: AppealDecision | null
  reason: string | null
}

/** Returns the refused orders of a phone or account. */
export function findRefusals(db: Db, owner: RecordOwner): Promise<RefusalRow[]> {
  return selectRecent(db, owner)
    .select(['o.id as order_id', 'o.tracking_no', 'a.created_at as appealed_at', 'a.decision', 'a.reason'])
    .select(refusedAt.$notNull().as('refused_at'))
    .where(isRefused)
    .execute()
}

export async function findPhone(db: Db, userId: number): Promise<string | null> {
  const { phone } = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow()
  return phone
}
