import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type BuyableOffer, findBuyableOffer, findOfferEnding } from '../offers/offer-ending.ts'
import { showProducts } from '../products/products-service.ts'
import { type CartPriceChange, itemPrice, presentCartItem } from './cart-response.ts'
import type { CartOwner } from './carts-policy.ts'
import type { CartItemRow } from './carts-queries.ts'

export interface CartsContext {
  db: Db
  offerTtlHours: number
}

export const notInCart = () => new AppError('not-found', 'cart.product-missing')

export async function offerOf(
  { db, offerTtlHours }: CartsContext,
  owner: CartOwner,
  { offer_id, product_id, quantity }: CartItemRow,
): Promise<BuyableOffer | undefined> {
  if (offer_id === null || quantity > 1 || !('userId' in owner)) return undefined
  return findBuyableOffer(db, offerTtlHours, { id: offer_id, product_id, buyer_id: owner.userId })
}

async function priceChangeOf(
  { db, offerTtlHours }: CartsContext,
  { agreed_price_paisa: agreed, offer_id, on_sale }: CartItemRow,
  price: number,
  offer: BuyableOffer | undefined,
): Promise<CartPriceChange | undefined> {
  if (agreed === null || agreed === price || !on_sale) return undefined
  const ending = offer_id === null || offer ? undefined : await findOfferEnding(db, offerTtlHours, offer_id)
  return { reason: ending ?? 'price', previousPaisa: agreed }
}

async function present(context: CartsContext, owner: CartOwner, row: CartItemRow, product: Product): Promise<CartItem> {
  const offer = await offerOf(context, owner, row)
  const price = itemPrice(product, offer)
  return presentCartItem(row, product, { price, offer, change: await priceChangeOf(context, row, price, offer) })
}

export async function showItems(context: CartsContext, owner: CartOwner, rows: CartItemRow[]): Promise<CartItem[]> {
  const products = await showProducts(
    context.db,
    rows.map(row => row.product_id),
  )
  const items: CartItem[] = []
  for (const row of rows) {
    const product = products.get(row.product_id)
    if (product) items.push(await present(context, owner, row, product))
  }
  return items
}

export async function showItem(context: CartsContext, owner: CartOwner, row: CartItemRow): Promise<CartItem> {
  const [item] = await showItems(context, owner, [row])
  if (!item) throw notInCart()
  return item
}
