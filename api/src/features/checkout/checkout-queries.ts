import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OrdersTable } from '../../db/tables/orders.ts'
import type { OrderLine } from './checkout-policy.ts'

export interface LockedProduct {
  id: number
  seller_id: number
  title: string
  price_paisa: number
  quantity_left: number
  sold: boolean
  on_sale: boolean
}

/** Locks approved products in the order of their ids, so that concurrent orders do not deadlock. */
export async function lockProducts(tx: Db, ids: number[]): Promise<LockedProduct[]> {
  // Not `for update`, which would block adding the product to a cart.
  const { rows } = await sql<LockedProduct>`
    select p.id, p.seller_id, p.title, p.price_paisa, p.quantity_left, p.sold, p.on_sale
    from products p
    where p.id = any(${ids}::bigint[]) and p.deleted_at is null and p.approval_status = 'approved'
    order by p.id for no key update`.execute(tx)
  return rows
}

/** Locks a seller, so that a vacation begins before or after an order, never during it (SHOP-2). */
export async function lockSeller(tx: Db, id: number) {
  // Not `for share`: concurrent orders would deadlock when they update the seller's sales count.
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'phone', sql<boolean>`coalesce(vacation_until > now(), false)`.as('on_vacation')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Prevents that the buyer's account is closed meanwhile, but allows orders from them as a seller. */
export function lockBuyer(tx: Db, id: number): Promise<{ email: string } | undefined> {
  return tx.selectFrom('users').select('email').where('id', '=', id).forKeyShare().executeTakeFirst()
}

export function findShippingAddress(db: Db, userId: number, addressId: number) {
  return db
    .selectFrom('addresses')
    .select(['address_line_1', 'address_line_2', 'city', 'state_province_or_region', 'zip_or_postal_code'])
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .where('address_type', '=', 'shipping')
    .executeTakeFirst()
}

export async function countOpenGuestOrders(db: Db, phone: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from orders where guest_phone = ${phone} and status = 'pending'`.execute(db)
  return rows[0]?.open ?? 0
}

/** @returns ids of the products that sold out */
export async function takeStock(tx: Db, lines: OrderLine[]): Promise<number[]> {
  const taken = JSON.stringify(lines.map(({ product_id, quantity }) => ({ product_id, quantity })))
  const { rows } = await sql<{ id: number; sold: boolean }>`
    update products p set quantity_left = p.quantity_left - t.quantity, sold = p.quantity_left = t.quantity
    from json_to_recordset(${taken}::json) as t (product_id bigint, quantity integer)
    where p.id = t.product_id
    returning p.id, p.sold`.execute(tx)
  return rows.filter(({ sold }) => sold).map(({ id }) => id)
}

export async function insertOrder(tx: Db, order: Insertable<OrdersTable>, lines: OrderLine[]): Promise<number> {
  const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('order_items')
    .values(lines.map(line => ({ order_id: id, ...line })))
    .execute()
  return id
}
