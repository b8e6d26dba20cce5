import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf, anySelected, daysAgo, nextRetry, now } from '../../db/expressions.ts'
import { isRemitted } from '../../db/order-remittances.ts'
import type { Tables } from '../../db/tables.ts'
import type { OpenParcel, ParcelLabel, TrackingEvent } from './courier.ts'

/** Orders shipped before that are not booked, for example those of a time without a courier. */
const MAX_AGE_DAYS = 7

const eb: ExpressionBuilder<Tables & { o: Tables['orders'] }, 'o'> = expressionBuilder()

/** Condition on `orders as o`: it was shipped and not cancelled, and its cash is due (COURIER-5). */
const isBookable = eb.and([eb('o.status', 'in', ['shipped', 'delivered', 'completed']), eb.not(isRemitted)])

/** Adds parcels of orders that were shipped; concurrent processes add each once. */
export async function insertParcels(db: Db, courier: string, max: number): Promise<void> {
  await db
    .insertInto('parcels')
    .columns(['order_id', 'courier'])
    .expression(
      db
        .selectFrom('orders as o')
        .leftJoin('parcels as p', 'p.order_id', 'o.id')
        .select(({ ref, val }) => [ref('o.id').as('order_id'), val(courier).as('courier')])
        .where('o.shipped_at', '>', daysAgo(MAX_AGE_DAYS))
        .where('p.id', 'is', null)
        .where(isBookable)
        .orderBy('o.shipped_at')
        .limit(max),
    )
    .onConflict(conflict => conflict.column('order_id').doNothing())
    .execute()
}

/** Claims parcels to book; each attempt doubles the time until the next, and those of a crashed process become due. */
export async function claimParcels(db: Db, courier: string, max: number): Promise<number[]> {
  const claimed = await db
    .updateTable('parcels')
    .set(({ eb, ref }) => ({ attempts: eb('attempts', '+', 1), due_at: nextRetry(ref('attempts')) }))
    .where('id', '=', ({ selectFrom }) =>
      anySelected(
        selectFrom('parcels as p')
          .innerJoin('orders as o', 'o.id', 'p.order_id')
          .select('p.id')
          .where('p.reference', 'is', null)
          .where('p.courier', '=', courier)
          .where('p.due_at', '<=', now)
          .where(isBookable)
          .orderBy('p.due_at')
          .limit(max)
          .forUpdate('p')
          .skipLocked(),
      ),
    )
    .returning('id')
    .execute()
  return claimed.map(({ id }) => id)
}

export type ParcelOrder = NonNullable<Awaited<ReturnType<typeof findParcelOrder>>>

/**
 * Returns what a courier has to know of an order whose parcel can be booked, picked up at the address of its first item
 * (COURIER-4).
 */
export function findParcelOrder(db: Db, parcelId: number) {
  return db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .leftJoin('users as b', 'b.id', 'o.buyer_id')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('addresses as a')
          .select(['a.address_line_1', 'a.city'])
          .whereRef('a.user_id', '=', 's.id')
          .where('a.address_type', '=', 'pickup')
          .orderBy(
            ({ eb: at, selectFrom }) =>
              at(
                'a.id',
                '=',
                selectFrom('order_items as i')
                  .innerJoin('products as r', 'r.id', 'i.product_id')
                  .select('r.address_id')
                  .whereRef('i.order_id', '=', 'o.id')
                  .where('r.address_id', 'is not', null)
                  .orderBy('i.id')
                  .limit(1),
              ),
            'desc',
          )
          .orderBy('a.id')
          .limit(1)
          .as('pickup'),
      join => join.onTrue(),
    )
    .select(({ fn, selectFrom }) => [
      'p.id',
      'o.tracking_no',
      'o.subtotal_paisa',
      'o.delivery_fee_paisa',
      'o.address_line_1',
      'o.address_line_2',
      'o.city',
      's.first_name as seller_first_name',
      's.last_name as seller_last_name',
      's.phone as seller_phone',
      'pickup.address_line_1 as pickup_address',
      'pickup.city as pickup_city',
      fn.coalesce('b.first_name', 'o.guest_first_name').as('buyer_first_name'),
      fn.coalesce('b.last_name', 'o.guest_last_name').as('buyer_last_name'),
      fn.coalesce('o.buyer_phone', 'b.phone', 'o.guest_phone').as('buyer_phone'),
      selectFrom('order_items as i')
        .select(eb => eb.fn.sum<number>('i.quantity').as('pieces'))
        .whereRef('i.order_id', '=', 'o.id')
        .as('pieces'),
    ])
    .where('p.id', '=', parcelId)
    .where(isBookable)
    .executeTakeFirst()
}

export async function markBooked(db: Db, parcelId: number, reference: string, label: ParcelLabel): Promise<void> {
  await db
    .updateTable('parcels')
    .set({ reference, label: JSON.stringify(label), booked_at: now })
    .where('id', '=', parcelId)
    .where('reference', 'is', null)
    .execute()
}

/** Returns the booked parcels of a courier with cash that is due, oldest first. */
export function findOpenParcels(db: Db, courier: string, max: number): Promise<OpenParcel[]> {
  return db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .where('p.courier', '=', courier)
    .where('o.status', 'in', ['shipped', 'delivered', 'completed'])
    .where(({ not }) => not(isRemitted))
    .select(({ eb, ref, fn, lit, selectFrom }) => [
      ref('p.reference').$notNull().as('reference'),
      ref('p.booked_at').$notNull().as('booked_at'),
      eb('o.status', '=', 'completed').$castTo<boolean>().as('is_confirmed'),
      eb(
        eb('o.subtotal_paisa', '+', ref('o.delivery_fee_paisa')),
        '+',
        fn.coalesce(
          selectFrom('ledger_transactions as t')
            .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
            .select(sum => sum.fn.sum<number>('e.amount_paisa').as('paid'))
            .whereRef('t.order_id', '=', 'o.id')
            .where('t.kind', '=', 'order-remitted-short')
            .where('e.account', '=', 'cash'),
          lit(0),
        ),
      ).as('due_paisa'),
    ])
    .where('p.reference', 'is not', null)
    .orderBy('p.id')
    .limit(max)
    .execute()
}

/** Stores reports on known parcels, each event once. */
export async function insertEvents(db: Db, courier: string, events: TrackingEvent[]): Promise<void> {
  // Raw, because kysely has no column definitions for `json_to_recordset`.
  await sql`
    insert into parcel_events (parcel_id, event_id, kind, happened_at)
    select p.id, e.event_id, e.kind, e.happened_at
    from json_to_recordset(${JSON.stringify(events)}::json)
      as e (event_id text, reference text, kind text, happened_at timestamptz)
    join parcels p on p.courier = ${courier} and p.reference = e.reference
    on conflict (parcel_id, event_id) do nothing`.execute(db)
}

/** Returns those of the references that belong to a parcel. */
export async function findKnownReferences(db: Db, courier: string, references: string[]): Promise<Set<string | null>> {
  const parcels = await db
    .selectFrom('parcels')
    .select('reference')
    .where('courier', '=', courier)
    .where('reference', '=', anyOf(references))
    .execute()
  return new Set(parcels.map(({ reference }) => reference))
}

/** Returns the next events by id, so in the order of arrival, that were not applied to their orders. */
export function findNewEvents(db: Db, afterId: number, max: number) {
  return db
    .selectFrom('parcel_events as e')
    .innerJoin('parcels as p', 'p.id', 'e.parcel_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['e.id', 'e.kind', 'p.order_id', 'o.seller_id'])
    .where('e.id', '>', afterId)
    .where('e.outcome', 'is', null)
    .orderBy('e.id')
    .limit(max)
    .execute()
}

/** Stores the outcome of an event; of concurrent processes, the one that applied it decides. */
export async function updateEvent(db: Db, id: number, outcome: 'applied' | 'noted' | 'late'): Promise<void> {
  await db
    .updateTable('parcel_events')
    .set({ outcome })
    .where('id', '=', id)
    .$if(outcome !== 'applied', query => query.where('outcome', 'is', null))
    .execute()
}
