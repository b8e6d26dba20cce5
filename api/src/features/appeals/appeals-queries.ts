import type { AppealDecision } from '@closyyy/contract/appeals'
import type { Db } from '../../db/database.ts'
import { anyOf, daysAgo, now } from '../../db/expressions.ts'
import type { OrderEventsTable } from '../../db/tables/orders.ts'
import type { ParcelEventsTable } from '../../db/tables/parcels.ts'

/** Inserts an appeal. @returns false if the order has one */
export async function insertAppeal(
  db: Db,
  appeal: { order_id: number; user_id: number; details: string },
): Promise<boolean> {
  const row = await db
    .insertInto('appeals')
    .values(appeal)
    .onConflict(conflict => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface AppealRow {
  order_id: number
  tracking_no: string
  ordered_at: string
  refused_at: string
  reported_by: OrderEventsTable['actor']
  created_at: string
  details: string
  user_id: number
  username: string
  phone_end: string | null
  seller_id: number
  seller_username: string
  courier: string | null
  decision: AppealDecision | null
  reason: string | null
  decided_by: string | null
  decided_at: string | null
}

/** Returns open appeals, the oldest first, or decided ones, the latest first. */
export function findAppeals(db: Db, isDecided: boolean, limit: number, offset: number): Promise<AppealRow[]> {
  return db
    .selectFrom('appeals as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('order_events as e')
          .select(['e.created_at', 'e.actor'])
          .whereRef('e.order_id', '=', 'o.id')
          .where('e.action', '=', 'report-refused')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('refusal'),
      join => join.onTrue(),
    )
    .leftJoin('users as b', 'b.id', 'o.buyer_id')
    .leftJoin('users as d', 'd.id', 'a.decided_by')
    .leftJoin('parcels as p', 'p.order_id', 'o.id')
    .select(['a.order_id', 'o.tracking_no', 'o.created_at as ordered_at', 'a.created_at', 'a.details'])
    .select(['refusal.created_at as refused_at', 'refusal.actor as reported_by'])
    .select(['a.user_id', 'u.username', 'o.seller_id', 's.username as seller_username', 'p.courier'])
    .select(['a.decision', 'a.reason', 'd.username as decided_by', 'a.decided_at'])
    .select(({ fn, lit }) =>
      fn<string | null>('right', [fn.coalesce('o.buyer_phone', 'b.phone', 'o.guest_phone'), lit(4)]).as('phone_end'),
    )
    .where('a.decision', isDecided ? 'is not' : 'is', null)
    .orderBy(isDecided ? 'a.decided_at' : 'a.created_at', isDecided ? 'desc' : 'asc')
    .orderBy('a.order_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAppeals(db: Db, isDecided: boolean, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(
      db
        .selectFrom('appeals')
        .select('order_id')
        .where('decision', isDecided ? 'is not' : 'is', null)
        .limit(max)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export interface ParcelEventRow {
  order_id: number
  kind: ParcelEventsTable['kind']
  happened_at: string
}

/** Returns what the courier reported about the parcels of orders, in the order of time. */
export function findEvents(db: Db, orderIds: readonly number[]): Promise<ParcelEventRow[]> {
  return db
    .selectFrom('parcel_events as e')
    .innerJoin('parcels as p', 'p.id', 'e.parcel_id')
    .select(['p.order_id', 'e.kind', 'e.happened_at'])
    .where('p.order_id', '=', anyOf(orderIds))
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute()
}

/** Returns whose appeal it is, and both sides of the order. */
export function findAppeal(db: Db, orderId: number) {
  return db
    .selectFrom('appeals as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.user_id', 'o.buyer_id', 'o.seller_id', 'o.tracking_no', 'u.email', 'u.first_name', 'u.username'])
    .where('a.order_id', '=', orderId)
    .executeTakeFirst()
}

/** Decides an open appeal. @returns false if it was decided already */
export async function markDecided(
  tx: Db,
  orderId: number,
  set: { decision: AppealDecision; reason: string; decided_by: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('appeals')
    .set({ ...set, decided_at: now })
    .where('order_id', '=', orderId)
    .where('decision', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes appeals three years after their decision, when the refusal no longer counts in any record. */
export async function deleteOldAppeals(db: Db): Promise<void> {
  await db
    .deleteFrom('appeals')
    .where('decided_at', '<', daysAgo(3 * 365))
    .execute()
}
