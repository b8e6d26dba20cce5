import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import { changeInBatches } from '../../db/change-in-batches.ts'
import type { Db } from '../../db/database.ts'
import { anyOf, anySelected, daysAgo, now } from '../../db/expressions.ts'
import type { Tables } from '../../db/tables.ts'
import type { BuyableOffer } from '../offers/offer-ending.ts'
import type { CartOwner } from './carts-policy.ts'

export interface CartItemRow {
  id: number
  product_id: number
  quantity: number
  offer_id: number | null
  /** Unit price when the buyer added the item; null if unknown. */
  agreed_price_paisa: number | null
  on_sale: boolean
  is_deleted: boolean
}

/** Days without a new item or quantity after which a guest's cart is deleted (CART-6). */
const GUEST_CART_DAYS = 60

const eb: ExpressionBuilder<Tables & { c: Tables['carts'] }, 'c'> = expressionBuilder()

function isOwned(owner: CartOwner) {
  return 'userId' in owner ? eb('c.user_id', '=', owner.userId) : eb('c.guest_id', '=', owner.guestId)
}

function selectCart(db: Db, owner: CartOwner) {
  return db.selectFrom('carts as c').select('c.id').where(isOwned(owner))
}

export async function findCartId(db: Db, owner: CartOwner): Promise<number | undefined> {
  const cart = await selectCart(db, owner).executeTakeFirst()
  return cart?.id
}

/** Returns undefined if a concurrent call created the cart. */
export async function insertCart(db: Db, owner: CartOwner): Promise<number | undefined> {
  const cart = await db
    .insertInto('carts')
    .values('userId' in owner ? { user_id: owner.userId } : { guest_id: owner.guestId })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return cart?.id
}

/** Locks a cart against concurrent merges and new items; items can still be changed and removed. */
export async function lockCart(tx: Db, owner: CartOwner): Promise<number | undefined> {
  const cart = await selectCart(tx, owner).forNoKeyUpdate().executeTakeFirst()
  return cart?.id
}

const columns = ['i.id', 'i.product_id', 'i.quantity', 'i.offer_id', 'i.agreed_price_paisa'] as const

function selectItems(db: Db) {
  return db
    .selectFrom('cart_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select([...columns, 'p.on_sale'])
    .select(({ eb: select }) => select('p.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'))
}

export function findCartItems(db: Db, cartId: number): Promise<CartItemRow[]> {
  return selectItems(db).where('i.cart_id', '=', cartId).orderBy('i.id').execute()
}

export function findCartItem(db: Db, owner: CartOwner, productId: number): Promise<CartItemRow | undefined> {
  return selectItems(db)
    .innerJoin('carts as c', 'c.id', 'i.cart_id')
    .where(isOwned(owner))
    .where('i.product_id', '=', productId)
    .executeTakeFirst()
}

const ownColumns = ['id', 'product_id', 'quantity', 'offer_id', 'agreed_price_paisa'] as const
const itemColumns = ['cart_id', 'product_id', 'quantity', 'agreed_price_paisa'] as const

/** Adds units at the list price, at most those left; undefined once sold. */
export function addToCart(
  db: Db,
  cartId: number,
  productId: number,
  quantity: number,
): Promise<CartItemRow | undefined> {
  return db
    .insertInto('cart_items')
    .columns(itemColumns)
    .expression(insert =>
      insert
        .selectFrom('products as p')
        .select(({ fn, lit, val }) => [
          val(cartId).as('cart_id'),
          'p.id',
          fn('least', [lit(quantity), 'p.quantity_left']).as('quantity'),
          'p.price_paisa',
        ])
        .where('p.id', '=', productId)
        .where(({ ref }) => ref('p.on_sale')),
    )
    .onConflict(conflict =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet(update => ({
        quantity: update.fn<number>('least', [
          update('cart_items.quantity', '+', update.val(quantity)),
          update.selectFrom('products as p').select('p.quantity_left').whereRef('p.id', '=', 'cart_items.product_id'),
        ]),
        offer_id: null,
        agreed_price_paisa: update.ref('excluded.agreed_price_paisa'),
        changed_at: now,
      })),
    )
    .returning(({ lit }) => [...ownColumns, lit(true).as('on_sale'), lit(false).as('is_deleted')])
    .executeTakeFirst()
}

/** Returns undefined if the cart does not contain the product or fewer units are left. */
export function updateQuantity(
  db: Db,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<CartItemRow | undefined> {
  return db
    .updateTable('cart_items as i')
    .from(['carts as c', 'products as p'])
    .set({ quantity, changed_at: now })
    .where(isOwned(owner))
    .whereRef('c.id', '=', 'i.cart_id')
    .where('i.product_id', '=', productId)
    .whereRef('p.id', '=', 'i.product_id')
    .where(({ ref }) => ref('p.on_sale'))
    .where('p.quantity_left', '>=', quantity)
    .returning(({ lit }) => [...columns, 'p.on_sale', lit(false).as('is_deleted')])
    .executeTakeFirst()
}

export async function deleteCartItem(db: Db, owner: CartOwner, itemId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_items as i')
    .using('carts as c')
    .where('i.id', '=', itemId)
    .whereRef('c.id', '=', 'i.cart_id')
    .where(isOwned(owner))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The person's item and the guest's item of one product. */
const both: ExpressionBuilder<Tables & { excluded: Tables['cart_items'] }, 'cart_items' | 'excluded'> =
  expressionBuilder()

/** Moves a guest's items into a person's cart, at most the units left; drops the person's own products. */
export async function moveItems(tx: Db, fromCartId: number, toCartId: number, userId: number): Promise<void> {
  await tx
    .with('taken', query =>
      query
        .deleteFrom('cart_items')
        .where('cart_id', '=', fromCartId)
        .returning(['product_id', 'quantity', 'agreed_price_paisa']),
    )
    .insertInto('cart_items')
    .columns(itemColumns)
    .expression(insert =>
      insert
        .selectFrom('taken as t')
        .innerJoin('products as p', 'p.id', 't.product_id')
        .select(({ eb: select, fn, ref, val }) => [
          val(toCartId).as('cart_id'),
          'p.id',
          select
            .case()
            .when(ref('p.on_sale'))
            .then(fn<number>('least', ['t.quantity', 'p.quantity_left']))
            .else(ref('t.quantity'))
            .end()
            .as('quantity'),
          't.agreed_price_paisa',
        ])
        .where('p.seller_id', '<>', userId)
        .orderBy('p.id'),
    )
    .onConflict(conflict =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet({
        quantity: both
          .selectFrom('products as p')
          .select(({ and, eb: update, fn, ref }) =>
            update
              .case()
              .when(and([ref('p.on_sale'), update('cart_items.offer_id', 'is', null)]))
              .then(
                fn<number>('least', [update('cart_items.quantity', '+', ref('excluded.quantity')), 'p.quantity_left']),
              )
              .else(ref('cart_items.quantity'))
              .end()
              .as('quantity'),
          )
          .whereRef('p.id', '=', 'cart_items.product_id'),
      }),
    )
    .execute()
}

/** Replaces the cart's item of the product by a single unit at the offer's price; undefined once sold. */
export function setOfferItem(db: Db, cartId: number, offer: BuyableOffer): Promise<CartItemRow | undefined> {
  return db
    .insertInto('cart_items')
    .columns([...itemColumns, 'offer_id'])
    .expression(insert =>
      insert
        .selectFrom('products as p')
        .select(({ fn, lit, val }) => [
          val(cartId).as('cart_id'),
          'p.id',
          lit(1).as('quantity'),
          fn('least', ['p.price_paisa', val(offer.price_paisa)]).as('agreed_price_paisa'),
          val(offer.id).as('offer_id'),
        ])
        .where('p.id', '=', offer.product_id)
        .where(({ ref }) => ref('p.on_sale')),
    )
    .onConflict(conflict =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet(({ ref }) => ({
        quantity: 1,
        offer_id: ref('excluded.offer_id'),
        agreed_price_paisa: ref('excluded.agreed_price_paisa'),
      })),
    )
    .returning(({ lit }) => [...ownColumns, lit(true).as('on_sale'), lit(false).as('is_deleted')])
    .executeTakeFirst()
}

/** Deletes items of a cart. @returns the ids of those that were in it */
export async function deleteItems(tx: Db, owner: CartOwner, itemIds: number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom('cart_items as i')
    .using('carts as c')
    .whereRef('c.id', '=', 'i.cart_id')
    .where(isOwned(owner))
    .where('i.id', '=', anyOf(itemIds))
    .returning('i.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteProducts(tx: Db, owner: CartOwner, productIds: number[]): Promise<void> {
  await tx
    .deleteFrom('cart_items as i')
    .using('carts as c')
    .whereRef('c.id', '=', 'i.cart_id')
    .where(isOwned(owner))
    .where('i.product_id', '=', anyOf(productIds))
    .execute()
}

export async function deleteOldGuestCarts(db: Db): Promise<void> {
  await changeInBatches(max =>
    db
      .deleteFrom('carts')
      .where('id', '=', ({ selectFrom }) =>
        anySelected(
          selectFrom('carts as c')
            .select('c.id')
            .where('c.guest_id', 'is not', null)
            .where('c.created_at', '<', daysAgo(GUEST_CART_DAYS))
            .where(({ exists, not, selectFrom: select }) =>
              not(
                exists(
                  select('cart_items as i')
                    .select('i.id')
                    .whereRef('i.cart_id', '=', 'c.id')
                    .where('i.changed_at', '>=', daysAgo(GUEST_CART_DAYS)),
                ),
              ),
            )
            .limit(max)
            .forUpdate()
            .skipLocked(),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
}
