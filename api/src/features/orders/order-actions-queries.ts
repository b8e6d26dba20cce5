import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import type { OrderRow } from './orders-queries.ts'

/** Locks an order until the transaction ends. @returns whether it exists */
export async function lockOrder(tx: Db, id: number): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return order !== undefined
}

/** Writes a state; the time of its status only if that changes. */
export async function updateState(
  tx: Db,
  { id, status: current, confirm_by }: Pick<OrderRow, 'id' | 'status' | 'confirm_by'>,
  { status, outcome }: Pick<OrderRow, 'status' | 'outcome'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      outcome,
      ...(confirm_by !== null && { confirm_by: null, ended_unconfirmed: true }),
      held_until: null,
      deadline_at: null,
      reminder_at: null,
      paused_seconds: null,
      ...(status !== current && { status, [`${status}_at`]: now }),
    })
    .where('id', '=', id)
    .execute()
}

export async function updateRefund(tx: Db, id: number, refund_paisa: number): Promise<void> {
  await tx.updateTable('orders').set({ refund_paisa }).where('id', '=', id).execute()
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

export async function findSoldOutProducts(db: Db, orderId: number): Promise<number[]> {
  const products = await db
    .selectFrom('products as p')
    .innerJoin('order_items as i', 'i.product_id', 'p.id')
    .select('p.id')
    .where('i.order_id', '=', orderId)
    .where(({ ref }) => ref('p.sold'))
    .orderBy('p.id')
    .execute()
  return products.map(({ id }) => id)
}

export async function insertLink(tx: Db, orderId: number, tokenHash: Buffer): Promise<void> {
  await tx.insertInto('order_links').values({ order_id: orderId, token_hash: tokenHash }).execute()
}
