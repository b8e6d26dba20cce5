import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { anyOf, daysAgo, isFuture, secondsFromNow } from '../../db/expressions.ts'
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
export function lockProducts(tx: Db, ids: number[]): Promise<LockedProduct[]> {
  // Not `for update`, which would block adding the product to a cart.
  return tx
    .selectFrom('products')
    .select(['id', 'seller_id', 'title', 'price_paisa', 'quantity_left', 'sold', 'on_sale'])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .where('approval_status', '=', 'approved')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks a seller, so that a vacation begins before or after an order, never during it (SHOP-2). */
export function lockSeller(tx: Db, id: number) {
  // Not `for share`: concurrent orders would deadlock when they update the seller's sales count.
  return tx
    .selectFrom('users')
    .select(({ ref }) => ['id', 'email', 'phone', isFuture(ref('vacation_until')).as('on_vacation')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Prevents the buyer's account from being closed, but allows concurrent orders from them as a seller. */
export function lockBuyer(tx: Db, id: number): Promise<{ email: string; phone: string | null } | undefined> {
  return tx.selectFrom('users').select(['email', 'phone']).where('id', '=', id).forKeyShare().executeTakeFirst()
}

/** Returns a shipping address of the buyer, and remembers that an order went there (CHECKOUT-13). */
export function takeShippingAddress(tx: Db, userId: number, addressId: number) {
  return tx
    .updateTable('addresses')
    .set({ last_ordered_at: sql<Date>`now()` })
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .where('address_type', '=', 'shipping')
    .returning(['address_line_1', 'address_line_2', 'city', 'state_province_or_region', 'zip_or_postal_code'])
    .executeTakeFirst()
}

/** Counts the unshipped orders of an account, or of guests with this phone, including the given seller. */
export function countOpenOrders(tx: Db, of: { buyerId: number } | { phone: string }, sellerId: number) {
  return tx
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .select(({ fn, eb, val }) => [
      fn.count<number>('o.id').distinct().as('orders'),
      fn.coalesce(fn.sum<number>('i.quantity'), eb.lit(0)).as('pieces'),
      eb(
        fn
          .count<number>(eb.case().when('o.seller_id', '<>', val(sellerId)).then(eb.ref('o.seller_id')).end())
          .distinct(),
        '+',
        eb.lit(1),
      )
        .$castTo<number>()
        .as('sellers'),
    ])
    .where('o.status', '=', 'pending')
    .where('buyerId' in of ? 'o.buyer_id' : 'o.guest_phone', '=', 'buyerId' in of ? of.buyerId : of.phone)
    .executeTakeFirstOrThrow()
}

/** @returns ids of the products that sold out */
export async function takeStock(tx: Db, lines: OrderLine[]): Promise<number[]> {
  const taken = JSON.stringify(lines.map(({ product_id, quantity }) => ({ product_id, quantity })))
  // Raw, because kysely has no column definitions for `json_to_recordset`.
  const quantities = sql<{ product_id: number; quantity: number }>`
    json_to_recordset(${taken}::json)`.as<'t'>(sql`t (product_id bigint, quantity integer)`)
  const products = await tx
    .updateTable('products as p')
    .from(quantities)
    .set(({ eb, ref }) => ({
      quantity_left: eb('p.quantity_left', '-', ref('t.quantity')),
      sold: eb('p.quantity_left', '=', ref('t.quantity')).$castTo<boolean>(),
    }))
    .whereRef('p.id', '=', 't.product_id')
    .returning(['p.id', 'p.sold'])
    .execute()
  return products.filter(({ sold }) => sold).map(({ id }) => id)
}

export async function insertOrder(
  tx: Db,
  order: Insertable<OrdersTable>,
  lines: OrderLine[],
  waitSeconds: number | undefined,
): Promise<number> {
  const row = { ...order, ...(waitSeconds !== undefined && { confirm_by: secondsFromNow(waitSeconds) }) }
  const { id } = await tx.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('order_items')
    .values(lines.map(line => ({ order_id: id, ...line })))
    .execute()
  return id
}

/** An idempotency key; `answer` is the stored response, null for the first call. */
export interface LockedKey {
  body_hash: Buffer
  answer: unknown
  /** True if the earlier call was still running when this one arrived. */
  is_concurrent: boolean
}

/** Locks a key, so that concurrent duplicates run one after the other. */
export function lockKey(
  tx: Db,
  { owner, key, bodyHash, arrivedAt }: { owner: string; key: string; bodyHash: Buffer; arrivedAt: Date },
): Promise<LockedKey> {
  return tx
    .insertInto('idempotency_keys')
    .values({ owner, key, body_hash: bodyHash })
    .onConflict(conflict => conflict.columns(['owner', 'key']).doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returning(({ eb }) => [
      'body_hash',
      'answer',
      eb('answered_at', '>=', arrivedAt.toISOString()).$castTo<boolean>().as('is_concurrent'),
    ])
    .executeTakeFirstOrThrow()
}

export async function storeResponse(tx: Db, owner: string, key: string, response: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set(({ fn }) => ({ answer: JSON.stringify(response), answered_at: fn<string>('clock_timestamp') }))
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

export async function deleteOldKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('answered_at', '<', daysAgo(2)).execute()
}
