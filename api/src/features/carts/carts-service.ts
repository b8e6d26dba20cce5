import type { Cart, CartItem } from '@closyyy/contract/carts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type Limit, takeFrom } from '../limits/limits-service.ts'
import { showProducts } from '../products/products-service.ts'
import { findBuyable } from './buyable-queries.ts'
import { presentCartItem } from './cart-answer.ts'
import { requireBuyable, requireLeft, requireOnSale } from './carts-policy.ts'
import {
  addToCart,
  type CartItemRow,
  type CartOwner,
  deleteCartItem,
  findCartId,
  findCartItem,
  findCartItems,
  insertCart,
  lockCart,
  moveItems,
  updateQuantity,
} from './carts-queries.ts'

/** A new guest cart is taken from this limit, on account of the address. */
export interface NewCartLimit {
  limit: Limit
  address: string
}

const notInCart = () => new AppError('not-found', 'This product is not in your cart.')

async function present(db: Db, rows: CartItemRow[]): Promise<CartItem[]> {
  const products = await showProducts(
    db,
    rows.map(row => row.product_id),
  )
  return rows.flatMap(row => {
    const product = products.get(row.product_id)
    return product ? [presentCartItem(row, product)] : []
  })
}

async function presentOne(db: Db, row: CartItemRow): Promise<CartItem> {
  const [item] = await present(db, [row])
  if (!item) throw notInCart()
  return item
}

/** The cart with its items; one that was never made is empty and has no id. */
export async function getCart(db: Db, owner: CartOwner): Promise<Cart> {
  const id = await findCartId(db, owner)
  if (id === undefined) return { id: null, items: [] }
  return { id, items: await present(db, await findCartItems(db, id)) }
}

/** Makes the cart or finds the one that a twin of this call made meanwhile. */
async function openCart(db: Db, owner: CartOwner, newCart?: NewCartLimit): Promise<number> {
  const known = await findCartId(db, owner)
  if (known !== undefined) return known
  const made = await db.transaction().execute(async tx => {
    const id = await insertCart(tx, owner)
    if (id !== undefined && newCart) await takeFrom(tx, newCart.limit, newCart.address)
    return id
  })
  const id = made ?? (await findCartId(db, owner))
  if (id === undefined) throw new AppError('unavailable', 'Please try again in a moment.', undefined, 1)
  return id
}

/** Puts a product into the cart or adds to it, capped at what is left. @throws AppError `not-found`, `conflict`, `too-many` */
export async function addItem(
  db: Db,
  owner: CartOwner,
  { product_id, quantity }: { product_id: number; quantity: number },
  newCart?: NewCartLimit,
): Promise<CartItem> {
  requireBuyable(await findBuyable(db, product_id), 'userId' in owner ? owner.userId : undefined)
  const cartId = await openCart(db, owner, newCart)
  const row = await addToCart(db, cartId, product_id, quantity)
  if (!row) throw new AppError('conflict', 'This product is already sold.')
  return presentOne(db, row)
}

/** Sets a quantity of 1 to what is left. @throws AppError `not-found`, `conflict` once sold, `invalid` above what is left */
export async function setQuantity(db: Db, owner: CartOwner, productId: number, quantity: number): Promise<CartItem> {
  const row = await updateQuantity(db, owner, productId, quantity)
  if (row) return presentOne(db, row)
  if (!(await findCartItem(db, owner, productId))) throw notInCart()
  const product = await findBuyable(db, productId)
  requireOnSale(product ?? { sold: false, on_sale: false })
  if (product) requireLeft(product, quantity)
  throw new AppError('conflict', 'This product changed just now. Please try again.')
}

/** Takes an item out. @throws AppError `not-found` where it is not in this cart */
export async function removeItem(db: Db, owner: CartOwner, itemId: number): Promise<null> {
  if (!(await deleteCartItem(db, owner, itemId))) throw notInCart()
  return null
}

/** Moves a guest's items into a person's cart; once moved, there is nothing left to move again. */
export async function mergeCart(db: Db, userId: number, guestId: string): Promise<Cart> {
  const owner = { userId }
  if ((await findCartId(db, { guestId })) !== undefined) {
    const cartId = await openCart(db, owner)
    await db.transaction().execute(async tx => {
      const guestCartId = await lockCart(tx, { guestId })
      if (guestCartId !== undefined) await moveItems(tx, guestCartId, cartId, userId)
    })
  }
  return getCart(db, owner)
}
