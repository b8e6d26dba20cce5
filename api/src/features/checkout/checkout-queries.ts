import { type InsertObject, type Selectable, sql } from 'kysely'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { isFuture } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import type { OrderLine } from './checkout-policy.ts'

export interface LockedProduct {
  id: number
  seller_id: number
  title: string
  /** Wire value. */
  size: string | null
  condition_id: number
  price_paisa: number
  quantity_left: number
  sold: boolean
  on_sale: boolean
}

interface Parties {
  productIds: readonly number[]
  sellerId: number
  /** Null for guests. */
  buyerId: number | null
}

/** A locked product with the seller, if there is one with this id and no product is missing, and the buyer. */
export interface LockedRow extends LockedProduct {
  seller_email: string | null
  seller_phone: string | null
  on_vacation: boolean | null
  buyer_email: string | null
  buyer_phone: string | null
}

const lock = compiledStatement((tx, { productIds, count, sellerId, buyerId }: Parties & { count: number }) =>
  tx
    // Not `for update`, which would block adding the product to a cart.
    .with('p', db =>
      db
        .selectFrom('products')
        .select(['id', 'seller_id', 'title', 'condition_id', 'price_paisa', 'quantity_left', 'sold', 'on_sale'])
        .select(({ fn }) => fn.coalesce('size', 'standard_size').as('size'))
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(productIds))))
        .where('deleted_at', 'is', null)
        .where('approval_status', '=', 'approved')
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    // Not `for share`: concurrent orders would deadlock when they update the seller's sales count.
    .with('s', db =>
      db
        .selectFrom('users')
        .select(({ ref }) => ['email', 'phone', isFuture(ref('vacation_until')).as('on_vacation')])
        .where('id', '=', sellerId)
        // Counts all products, because a part of the statement runs only as far as its rows are read.
        .where(({ eb, selectFrom }) =>
          eb(
            selectFrom('p').select(({ fn }) => fn.countAll<number>().as('locked')),
            '=',
            count,
          ),
        )
        .forNoKeyUpdate(),
    )
    // Keeps the account from being closed, but allows concurrent orders from it as a seller.
    .with('b', db =>
      db
        .selectFrom('users')
        .select(['email', 'phone'])
        .where('id', '=', buyerId)
        .where(({ exists, selectFrom }) => exists(selectFrom('s').select('s.email')))
        .forKeyShare(),
    )
    .selectFrom('p')
    .leftJoin('s', join => join.onTrue())
    .leftJoin('b', join => join.onTrue())
    .selectAll('p')
    .select(['s.email as seller_email', 's.phone as seller_phone', 's.on_vacation'])
    .select(['b.email as buyer_email', 'b.phone as buyer_phone'])
    .orderBy('p.id'),
)

/**
 * Locks products in the order of their ids, then their seller, then the buyer, so that concurrent orders do not
 * deadlock. A vacation begins before or after an order, never during it (SHOP-2).
 *
 * @returns the products that are there
 */
export function lockParties(tx: Db, { productIds, ...parties }: Parties): Promise<LockedRow[]> {
  return lock(tx, { ...parties, productIds, count: productIds.length })
}

/** Returns a shipping address of the buyer, and remembers that an order went there (CHECKOUT-13). */
export function touchShippingAddress(tx: Db, userId: number, addressId: number) {
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

/** Lowers the stock of ordered products. @returns ids of those that sold out */
export async function reserveStock(tx: Db, lines: OrderLine[]): Promise<number[]> {
  const ordered = JSON.stringify(lines.map(({ product_id, quantity }) => ({ product_id, quantity })))
  // Raw, because kysely has no column definitions for `json_to_recordset`.
  const quantities = sql<{ product_id: number; quantity: number }>`
    json_to_recordset(${ordered}::json)`.as<'t'>(sql`t (product_id bigint, quantity integer)`)
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
  return products.flatMap(({ id, sold }) => (sold ? [id] : [])).sort((one, other) => one - other)
}

/** Inserts an order with its items. @returns the items */
export function insertOrder(
  tx: Db,
  order: InsertObject<Tables, 'orders'>,
  lines: OrderLine[],
): Promise<Selectable<Tables['order_items']>[]> {
  return tx
    .with('o', db => db.insertInto('orders').values(order).returning('id'))
    .insertInto('order_items')
    .values(({ selectFrom }) => lines.map(line => ({ order_id: selectFrom('o').select('o.id'), ...line })))
    .returningAll()
    .execute()
}
