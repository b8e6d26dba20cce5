import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import { daysAgo, now } from '../../db/expressions.ts'
import type { ProductsTable } from '../../db/tables/products.ts'
import { PRICE_WINDOW_DAYS } from './price-policy.ts'
import type { ProductStateColumns } from './product-lifecycle-policy.ts'

export interface LockedProduct extends ProductStateColumns {
  id: number
  seller_id: number
  title: string
  description: string
  price_paisa: number
  base_price_paisa: number | null
  /** The base price is younger than `PRICE_WINDOW_DAYS`. */
  has_recent_base: boolean
  category_id: number
  approved_at: string | null
  active: boolean
  quantity: number
  quantity_left: number
  sold_elsewhere_at: string | null
  revised_title: string | null
  revised_description: string | null
  revised_price_paisa: number | null
}

/** Locks a product until the transaction ends; undefined if it does not exist. */
export async function lockProduct(tx: Db, id: number): Promise<LockedProduct | undefined> {
  // A separate statement, so that the next one reads the latest committed change.
  await tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute()
  return findStateColumns(tx, id)
}

export function findStateColumns(db: Db, id: number): Promise<LockedProduct | undefined> {
  return db
    .selectFrom('products as p')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select([
      'p.id',
      'p.seller_id',
      'p.title',
      'p.description',
      'p.price_paisa',
      'p.base_price_paisa',
      'p.category_id',
      'p.active',
      'p.quantity',
      'p.quantity_left',
      'p.approval_status',
      'p.approved_at',
      'p.taken_down_at',
      'p.sold',
      'p.sold_elsewhere_at',
      'p.deleted_at',
      'r.status as revision_status',
      'r.title as revised_title',
      'r.description as revised_description',
      'r.price_paisa as revised_price_paisa',
    ])
    .select(({ eb, fn, lit }) =>
      fn
        .coalesce(eb('p.base_price_at', '>', daysAgo(PRICE_WINDOW_DAYS)), lit(false))
        .$castTo<boolean>()
        .as('has_recent_base'),
    )
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** Returns the seller's product whose draft the client named so, unless it is deleted. */
export async function findProductOfClient(tx: Db, sellerId: number, clientId: string): Promise<number | undefined> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return product?.id
}

/** Counts a seller's products that wait for approval, up to a maximum. */
export async function countPendingProducts(tx: Db, sellerId: number, max: number): Promise<number> {
  const pending = tx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('approval_status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .limit(max)
  const { total } = await tx
    .selectFrom(pending.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Inserts a product, with the shipping type that its seller has chosen. */
export async function insertProduct(tx: Db, product: Insertable<ProductsTable>): Promise<number> {
  const { id } = await tx
    .insertInto('products')
    .values(({ fn, selectFrom, val }) => {
      const chosen = selectFrom('shipping_settings').select('shipping_type').where('user_id', '=', product.seller_id)
      return { ...product, shipping_type: fn.coalesce(chosen, val('depopShipping')) }
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeProduct(tx: Db, id: number, set: Updateable<ProductsTable>): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Returns whether an order has units of a product that come back if it is cancelled or returned. */
export async function isInOpenOrder(tx: Db, productId: number): Promise<boolean> {
  const item = await tx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select('i.id')
    .where('i.product_id', '=', productId)
    .where(({ eb, or }) =>
      or([eb('o.status', 'not in', ['completed', 'cancelled']), eb('o.outcome', '=', 'returning')]),
    )
    .executeTakeFirst()
  return item !== undefined
}

/** Columns of a decision on a product that was not rejected. */
export const undecided = { rejection_reason: null, taken_down_at: null }

/** Returns the city of one of a seller's pickup addresses; undefined for any other address. */
export async function findPickupCity(db: Db, sellerId: number, addressId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('addresses')
    .select('city')
    .where('id', '=', addressId)
    .where('user_id', '=', sellerId)
    .where('address_type', '=', 'pickup')
    .executeTakeFirst()
  return row?.city
}

export interface KnownBrand {
  id: number
  name: string
}

export function findBrand(db: Db, by: { id: number } | { name: string }): Promise<KnownBrand | undefined> {
  const brands = db.selectFrom('brands').select(['id', 'name'])
  const found =
    'id' in by
      ? brands.where('id', '=', by.id)
      : brands.where(({ eb, fn }) => eb(fn('lower', ['name']), '=', by.name.toLowerCase()))
  return found.executeTakeFirst()
}
