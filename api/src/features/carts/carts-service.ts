import { MAX_CART_ITEMS } from '@closyyy/contract/carts'
import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import { enforceLimit, type Limit } from '../limits/limits-service.ts'
import { requireBuyableOffer } from '../offers/offer-ending.ts'
import { requireOnSale } from '../offers/offers-policy.ts'
import { findBuyable } from './buyable-queries.ts'
import { type CartsContext, notInCart, offerOf, showItem, showItems } from './cart-presenting.ts'
import { countOtherItems } from './cart-size-queries.ts'
import { type CartOwner, requireBuyable, requireLeft, requireSingleUnit } from './carts-policy.ts'
import {
  addToCart,
  type CartItemRow,
  deleteCartItem,
  deleteItems,
  deleteProducts,
  findCartId,
  findCartItem,
  findCartItems,
  insertCart,
  lockCart,
  setOfferItem,
  updateQuantity,
} from './carts-queries.ts'

export interface NewCartLimit {
  limit: Limit
  ip: string
}

export async function getCart(context: CartsContext, owner: CartOwner): Promise<Cart> {
  const id = await findCartId(context.db, owner)
  if (id === undefined) return { id: null, items: [] }
  return { id, items: await showItems(context, owner, await findCartItems(context.db, id)) }
}

export async function openCart(db: Db, owner: CartOwner, newCart?: NewCartLimit): Promise<number> {
  const known = await findCartId(db, owner)
  if (known !== undefined) return known
  const made = await transact(db, async tx => {
    const id = await insertCart(tx, owner)
    if (id !== undefined && newCart) await enforceLimit(tx, newCart.limit, newCart.ip)
    return id
  })
  const id = made ?? (await findCartId(db, owner))
  if (id === undefined) throw cartDeleted()
  return id
}

const cartDeleted = () => new AppError('unavailable', 'server.busy', {}, { retryAfter: 1 })

/** Writes an item of a product, unless the cart is full (CART-16). */
async function writeItem(
  db: Db,
  owner: CartOwner,
  productId: number,
  write: (tx: Db, cartId: number) => Promise<CartItemRow | undefined>,
): Promise<CartItemRow> {
  return transact(db, async tx => {
    const cartId = await lockCart(tx, owner)
    if (cartId === undefined) throw cartDeleted()
    if ((await countOtherItems(tx, cartId, productId)) >= MAX_CART_ITEMS)
      throw new AppError('conflict', 'cart.full', { count: MAX_CART_ITEMS })
    const row = await write(tx, cartId)
    if (!row) throw new AppError('conflict', 'product.sold')
    return row
  })
}

/** Caps the quantity at the units left; an item at an offer's price is a single unit (CART-2, OFFER-16). */
export async function addItem(
  context: CartsContext,
  owner: CartOwner,
  { product_id, quantity }: { product_id: number; quantity: number },
  newCart?: NewCartLimit,
): Promise<CartItem> {
  const { db } = context
  requireBuyable(await findBuyable(db, product_id), 'userId' in owner ? owner.userId : undefined)
  const known = await findCartItem(db, owner, product_id)
  const offer = await offerOf(context, owner, known ?? { product_id, offer_id: null, quantity: 1 })
  if (offer) requireSingleUnit(quantity)
  await openCart(db, owner, newCart)
  const row = await writeItem(db, owner, product_id, (tx, cartId) =>
    offer ? setOfferItem(tx, cartId, offer) : addToCart(tx, cartId, product_id, quantity),
  )
  return showItem(context, owner, row)
}

export async function addOfferItem(
  context: CartsContext,
  userId: number,
  { offer_id, product_id }: { offer_id: number; product_id: number },
): Promise<CartItem & { cart_id: number }> {
  const owner = { userId }
  requireBuyable(await findBuyable(context.db, product_id), userId)
  const selection = { id: offer_id, product_id, buyer_id: userId }
  const offer = await requireBuyableOffer(context.db, context.offerTtlHours, selection)
  const cart_id = await openCart(context.db, owner)
  const row = await writeItem(context.db, owner, product_id, (tx, cartId) => setOfferItem(tx, cartId, offer))
  return { ...(await showItem(context, owner, row)), cart_id }
}

export async function setQuantity(
  context: CartsContext,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<CartItem> {
  const { db } = context
  const known = await findCartItem(db, owner, productId)
  if (!known) throw notInCart()
  if (await offerOf(context, owner, known)) requireSingleUnit(quantity)
  const row = await updateQuantity(db, owner, productId, quantity)
  if (row) return showItem(context, owner, row)
  const product = await findBuyable(db, productId)
  if (!product) throw new AppError('conflict', 'product.not-found')
  requireOnSale(product)
  requireLeft(product, quantity)
  throw new AppError('conflict', 'product.changed')
}

export async function removeItem(db: Db, owner: CartOwner, itemId: number): Promise<null> {
  if (!(await deleteCartItem(db, owner, itemId))) throw notInCart()
  return null
}

/** Removes ordered items from a cart, once. @returns the ids of those that were in it */
export function removeItems(tx: Db, owner: CartOwner, itemIds: number[]): Promise<number[]> {
  return deleteItems(tx, owner, itemIds)
}

export function removeBought(tx: Db, owner: CartOwner, productIds: number[]): Promise<void> {
  return deleteProducts(tx, owner, productIds)
}
