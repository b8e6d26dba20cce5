import type { HeldOrder } from '@closyyy/contract/held-orders-schemas'
import { toRupees } from '@closyyy/contract/money'
import type { Db } from '../../db/database.ts'
import { isFuture, now, secondsFromNow } from '../../db/expressions.ts'
import type { HeldOrdersTable } from '../../db/tables/held-orders.ts'

export async function insertHold(tx: Db, orderId: number, links: HeldOrdersTable['links']): Promise<void> {
  await tx.insertInto('held_orders').values({ order_id: orderId, links }).execute()
}

/** Marks an order as held, so that its seller does not see it. */
export async function setHeld(tx: Db, orderId: number, seconds: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ held_until: secondsFromNow(seconds) })
    .where('id', '=', orderId)
    .execute()
}

export async function isHeld(tx: Db, orderId: number): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(({ ref }) => isFuture(ref('held_until')))
    .executeTakeFirst()
  return order !== undefined
}

export async function clearHold(tx: Db, orderId: number): Promise<void> {
  await tx.updateTable('orders').set({ held_until: null }).where('id', '=', orderId).execute()
}

export async function setDecision(
  tx: Db,
  orderId: number,
  set: { decision: 'released' | 'cancelled'; decided_by: number; reason: string },
): Promise<void> {
  await tx
    .updateTable('held_orders')
    .set({ ...set, decided_at: now })
    .where('order_id', '=', orderId)
    .execute()
}

/** Returns what buyer and seller shared when the order was placed; undefined if it was not held. */
export async function findLinks(db: Db, orderId: number): Promise<HeldOrdersTable['links'] | undefined> {
  const held = await db.selectFrom('held_orders').select('links').where('order_id', '=', orderId).executeTakeFirst()
  return held?.links
}

/** Returns held orders, the first to lapse first. */
export async function findHeldOrders(db: Db, limit: number, offset: number): Promise<HeldOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('held_orders as h', 'h.order_id', 'o.id')
    .innerJoin('users as s', 's.id', 'o.seller_id')
    .leftJoin('users as b', 'b.id', 'o.buyer_id')
    .select(['o.id', 'o.tracking_no', 'o.created_at', 'h.links', 'o.seller_id', 's.username', 'o.buyer_id'])
    .select(({ eb, fn, ref, selectFrom }) => [
      ref('o.held_until').$notNull().as('held_until'),
      eb('o.subtotal_paisa', '+', ref('o.delivery_fee_paisa')).as('total_paisa'),
      fn.coalesce('b.username', 'o.guest_first_name').$castTo<string>().as('buyer_name'),
      selectFrom('order_items as i')
        .select(items => items.fn.agg<string[]>('array_agg', ['i.title']).orderBy('i.id').as('titles'))
        .whereRef('i.order_id', '=', 'o.id')
        .as('titles'),
    ])
    .where('o.held_until', 'is not', null)
    .orderBy('o.held_until')
    .orderBy('o.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ seller_id, username, buyer_id, buyer_name, total_paisa, titles, ...order }) => ({
    ...order,
    titles: titles ?? [],
    total_amount: toRupees(total_paisa),
    seller: { id: seller_id, username },
    buyer: { id: buyer_id, name: buyer_name },
  }))
}

export async function countHeldOrders(db: Db, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('orders').select('id').where('held_until', 'is not', null).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
