import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { BuyableOffer } from '../offers/offer-buying.ts'
import type { CartOwner } from './cart-owner.ts'

export interface CartItemRow {
  id: number
  product_id: number
  quantity: number
  offer_id: number | null
  /** Unit price when the buyer added the item; null if unknown. */
  agreed_price_paisa: number | null
  on_sale: boolean
}

function owned(owner: CartOwner): RawBuilder<unknown> {
  return 'userId' in owner ? sql`c.user_id = ${owner.userId}` : sql`c.guest_id = ${owner.guestId}::uuid`
}

export async function findCartId(db: Db, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select c.id from carts c where ${owned(owner)}`.execute(db)
  return rows[0]?.id
}

/** Returns undefined if a concurrent call created the cart. */
export async function insertCart(db: Db, owner: CartOwner): Promise<number | undefined> {
  const [userId, guestId] = 'userId' in owner ? [owner.userId, null] : [null, owner.guestId]
  const { rows } = await sql<{ id: number }>`
    insert into carts (user_id, guest_id) values (${userId}::bigint, ${guestId}::uuid)
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Locks a cart against concurrent merges; items can still be added. */
export async function lockCart(tx: Db, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from carts c where ${owned(owner)} for no key update`.execute(tx)
  return rows[0]?.id
}

export async function findCartItems(db: Db, cartId: number): Promise<CartItemRow[]> {
  const { rows } = await sql<CartItemRow>`
    select i.id, i.product_id, i.quantity, i.offer_id, i.agreed_price_paisa, p.on_sale
    from cart_items i join products p on p.id = i.product_id
    where i.cart_id = ${cartId} order by i.id`.execute(db)
  return rows
}

export async function findCartItem(db: Db, owner: CartOwner, productId: number): Promise<CartItemRow | undefined> {
  const { rows } = await sql<CartItemRow>`
    select i.id, i.product_id, i.quantity, i.offer_id, i.agreed_price_paisa, p.on_sale
    from cart_items i join carts c on c.id = i.cart_id join products p on p.id = i.product_id
    where ${owned(owner)} and i.product_id = ${productId}`.execute(db)
  return rows[0]
}

/** Adds units at the list price, at most those left; undefined once sold. */
export async function addToCart(
  db: Db,
  cartId: number,
  productId: number,
  quantity: number,
): Promise<CartItemRow | undefined> {
  const { rows } = await sql<CartItemRow>`
    insert into cart_items as i (cart_id, product_id, quantity, agreed_price_paisa)
    select ${cartId}, p.id, least(${quantity}::int, p.quantity_left), p.price_paisa
    from products p where p.id = ${productId} and p.on_sale
    on conflict (cart_id, product_id) do update
      set quantity = least(i.quantity + ${quantity}::int, (select quantity_left from products where id = i.product_id)),
        offer_id = null, agreed_price_paisa = excluded.agreed_price_paisa
    returning i.id, i.product_id, i.quantity, i.offer_id, i.agreed_price_paisa, true as on_sale`.execute(db)
  return rows[0]
}

/** Returns undefined if the cart does not contain the product or fewer units are left. */
export async function updateQuantity(
  db: Db,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<CartItemRow | undefined> {
  const { rows } = await sql<CartItemRow>`
    update cart_items i set quantity = ${quantity}::int
    from carts c, products p
    where ${owned(owner)} and c.id = i.cart_id and i.product_id = ${productId} and p.id = i.product_id
      and p.on_sale and p.quantity_left >= ${quantity}::int
    returning i.id, i.product_id, i.quantity, i.offer_id, i.agreed_price_paisa, p.on_sale`.execute(db)
  return rows[0]
}

export async function deleteCartItem(db: Db, owner: CartOwner, itemId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from cart_items i using carts c
    where i.id = ${itemId} and c.id = i.cart_id and ${owned(owner)}`.execute(db)
  return numAffectedRows === 1n
}

/** Moves a guest's items into a person's cart, at most the units left; drops the person's own products. */
export async function moveItems(tx: Db, fromCartId: number, toCartId: number, userId: number): Promise<void> {
  await sql`
    with taken as (delete from cart_items where cart_id = ${fromCartId} returning product_id, quantity, agreed_price_paisa)
    insert into cart_items as i (cart_id, product_id, quantity, agreed_price_paisa)
    select ${toCartId}, p.id, case when p.on_sale then least(t.quantity, p.quantity_left) else t.quantity end,
      t.agreed_price_paisa
    from taken t join products p on p.id = t.product_id
    where p.seller_id <> ${userId}
    order by p.id
    on conflict (cart_id, product_id) do update set quantity = (
      select case when p.on_sale and i.offer_id is null then least(i.quantity + excluded.quantity, p.quantity_left)
        else i.quantity end
      from products p where p.id = i.product_id)`.execute(tx)
}

/** Replaces the cart's item of the product by a single unit at the offer's price; undefined once sold. */
export async function setOfferItem(db: Db, cartId: number, offer: BuyableOffer): Promise<CartItemRow | undefined> {
  const { rows } = await sql<CartItemRow>`
    insert into cart_items as i (cart_id, product_id, quantity, offer_id, agreed_price_paisa)
    select ${cartId}, p.id, 1, ${offer.id}, least(p.price_paisa, ${offer.price_paisa})
    from products p where p.id = ${offer.product_id} and p.on_sale
    on conflict (cart_id, product_id) do update
      set quantity = 1, offer_id = excluded.offer_id, agreed_price_paisa = excluded.agreed_price_paisa
    returning i.id, i.product_id, i.quantity, i.offer_id, i.agreed_price_paisa, true as on_sale`.execute(db)
  return rows[0]
}

export async function deleteProducts(tx: Db, owner: CartOwner, productIds: number[]): Promise<void> {
  await sql`
    delete from cart_items i using carts c
    where c.id = i.cart_id and ${owned(owner)} and i.product_id = any(${productIds}::bigint[])`.execute(tx)
}

/** Deletes guest carts that received no item for 60 days (CART-6). */
export async function deleteOldGuestCarts(db: Db): Promise<void> {
  await sql`
    delete from carts c where c.guest_id is not null and c.created_at < now() - interval '60 days'
      and not exists (
        select 1 from cart_items i where i.cart_id = c.id and i.created_at >= now() - interval '60 days'
      )`.execute(db)
}
