import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OrderRow } from './orders-queries.ts'

/** Locks an order until the transaction ends. @returns whether it exists */
export async function lockOrder(tx: Db, id: number): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return order !== undefined
}

/** Sets the status and its time. */
export async function updateStatus(tx: Db, id: number, status: Exclude<OrderRow['status'], 'pending'>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status, [`${status}_at`]: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Restocks the products of an order and puts sold-out ones on sale again. Locks them in the order of their ids. */
export async function restockOrder(tx: Db, orderId: number): Promise<void> {
  await sql`
    select 1 from products p where p.id in (select product_id from order_items where order_id = ${orderId})
    order by p.id for no key update`.execute(tx)
  // Leaves products sold that their seller marked as sold with units left.
  await sql`
    update products p set quantity_left = p.quantity_left + i.quantity, sold = p.sold and p.quantity_left > 0
    from order_items i where i.order_id = ${orderId} and p.id = i.product_id`.execute(tx)
}

/** Adds the units of a completed order to its seller's public count of sold items. */
export async function countSoldItems(tx: Db, orderId: number): Promise<void> {
  await sql`
    update users u set sold_count = u.sold_count + (
      select sum(i.quantity)::int from order_items i where i.order_id = o.id)
    from orders o where o.id = ${orderId} and u.id = o.seller_id`.execute(tx)
}

/** Returns guest orders not shipped within some days, oldest first. */
export async function findUnshippedGuestOrders(db: Db, days: number, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where guest_id is not null and status = 'pending' and created_at <= now() - make_interval(days => ${days})
    order by created_at limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertLink(tx: Db, orderId: number, tokenHash: Buffer): Promise<void> {
  await tx.insertInto('order_links').values({ order_id: orderId, token_hash: tokenHash }).execute()
}
