import type { Db } from '../../db/database.ts'
import { daysAgo, now } from '../../db/expressions.ts'
import type { OrderRow } from './orders-queries.ts'

/** Locks an order until the transaction ends. @returns whether it exists */
export async function lockOrder(tx: Db, id: number): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return order !== undefined
}

export async function updateStatus(tx: Db, id: number, status: Exclude<OrderRow['status'], 'pending'>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status, [`${status}_at`]: now })
    .where('id', '=', id)
    .execute()
}

/** Restocks the products of an order and puts sold-out ones on sale again. Locks them in the order of their ids. */
export async function restockOrder(tx: Db, orderId: number): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', eb => eb.selectFrom('order_items').select('product_id').where('order_id', '=', orderId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .updateTable('products as p')
    .from('order_items as i')
    .set(({ eb, and, ref }) => ({
      quantity_left: eb('p.quantity_left', '+', ref('i.quantity')),
      // Stays true if the seller marked the product as sold with units left.
      sold: and([ref('p.sold'), eb('p.quantity_left', '>', 0)]).$castTo<boolean>(),
    }))
    .where('i.order_id', '=', orderId)
    .whereRef('p.id', '=', 'i.product_id')
    .execute()
}

export async function countSoldItems(tx: Db, orderId: number): Promise<void> {
  await tx
    .updateTable('users as u')
    .from('orders as o')
    .set(({ eb, selectFrom }) => ({
      sold_count: eb(
        'u.sold_count',
        '+',
        selectFrom('order_items as i')
          .select(({ fn }) => fn.sum<number>('i.quantity').as('units'))
          .whereRef('i.order_id', '=', 'o.id'),
      ),
    }))
    .where('o.id', '=', orderId)
    .whereRef('u.id', '=', 'o.seller_id')
    .execute()
}

/** Returns guest orders not shipped within some days, oldest first. */
export async function findUnshippedGuestOrders(db: Db, days: number, max: number): Promise<number[]> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('guest_id', 'is not', null)
    .where('status', '=', 'pending')
    .where('created_at', '<=', daysAgo(days))
    .orderBy('created_at')
    .limit(max)
    .execute()
  return orders.map(({ id }) => id)
}

export async function insertLink(tx: Db, orderId: number, tokenHash: Buffer): Promise<void> {
  await tx.insertInto('order_links').values({ order_id: orderId, token_hash: tokenHash }).execute()
}
