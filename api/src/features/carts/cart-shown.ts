import type { CartItem } from '@closyyy/contract/carts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type BuyableOffer, findBuyableOffer } from '../offers/offer-buying.ts'
import { showProducts } from '../products/products-service.ts'
import { presentCartItem } from './cart-answer.ts'
import type { CartOwner } from './cart-owner.ts'
import type { CartItemRow } from './carts-queries.ts'

/** What the cart services work with. */
export interface Carts {
  db: Db
  /** How long a pending counter can be bought. */
  offerLifeHours: number
}

export const notInCart = () => new AppError('not-found', 'This product is not in your cart.')

/** The offer at whose price an item can be bought now, if any. */
export async function offerOf(
  { db, offerLifeHours }: Carts,
  owner: CartOwner,
  { offer_id, product_id }: Pick<CartItemRow, 'offer_id' | 'product_id'>,
): Promise<BuyableOffer | undefined> {
  if (offer_id === null || !('userId' in owner)) return undefined
  return findBuyableOffer(db, offerLifeHours, { id: offer_id, product_id, buyer_id: owner.userId })
}

/** Items as the wire names them. */
export async function showItems(carts: Carts, owner: CartOwner, rows: CartItemRow[]): Promise<CartItem[]> {
  const products = await showProducts(
    carts.db,
    rows.map(row => row.product_id),
  )
  const items: CartItem[] = []
  for (const row of rows) {
    const product = products.get(row.product_id)
    if (product) items.push(presentCartItem(row, product, await offerOf(carts, owner, row)))
  }
  return items
}

/** @throws AppError `not-found` where its product is gone */
export async function showItem(carts: Carts, owner: CartOwner, row: CartItemRow): Promise<CartItem> {
  const [item] = await showItems(carts, owner, [row])
  if (!item) throw notInCart()
  return item
}
