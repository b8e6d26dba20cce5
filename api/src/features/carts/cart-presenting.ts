import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type BuyableOffer, findBuyableOffers, findOfferEnding } from '../offers/offer-ending.ts'
import { showProducts } from '../products/products-service.ts'
import { type CartPriceChange, itemPrice, presentCartItem } from './cart-response.ts'
import type { CartOwner } from './carts-policy.ts'
import type { CartItemRow } from './carts-queries.ts'

export interface CartsContext {
  db: Db
  offerTtlHours: number
}

export const notInCart = () => new AppError('not-found', 'cart.product-missing')

type OfferedItem = Pick<CartItemRow, 'product_id' | 'offer_id' | 'quantity'>

/** Returns the offers that set the price of items, or of a single unit of them, by product. */
async function unitOffersOf(
  { db, offerTtlHours }: CartsContext,
  owner: CartOwner,
  items: readonly OfferedItem[],
): Promise<Map<number, BuyableOffer>> {
  if (!('userId' in owner)) return new Map()
  return findBuyableOffers(db, offerTtlHours, owner.userId, items)
}

const isSingle = ({ quantity }: Pick<OfferedItem, 'quantity'>) => quantity === 1

/** Returns the offers that set the price of items, by product (OFFER-9, OFFER-16). */
export function offersOf(
  context: CartsContext,
  owner: CartOwner,
  items: readonly OfferedItem[],
): Promise<Map<number, BuyableOffer>> {
  return unitOffersOf(context, owner, items.filter(isSingle))
}

export async function offerOf(
  context: CartsContext,
  owner: CartOwner,
  item: OfferedItem,
): Promise<BuyableOffer | undefined> {
  return (await offersOf(context, owner, [item])).get(item.product_id)
}

async function priceChangeOf(
  { db, offerTtlHours }: CartsContext,
  { agreed_price_paisa: agreed, offer_id, on_sale }: CartItemRow,
  price: number,
  offer: BuyableOffer | undefined,
): Promise<CartPriceChange | undefined> {
  if (agreed === null || agreed === price || !on_sale) return undefined
  const ending =
    offer_id === null || offer_id === offer?.id ? undefined : await findOfferEnding(db, offerTtlHours, offer_id)
  return { reason: ending ?? 'price', previousPaisa: agreed }
}

async function present(
  context: CartsContext,
  row: CartItemRow,
  product: Product,
  unitOffer: BuyableOffer | undefined,
): Promise<CartItem> {
  const [offer, singleUnitOffer] = isSingle(row) ? [unitOffer] : [undefined, unitOffer]
  const price = itemPrice(product, offer)
  const change = await priceChangeOf(context, row, price, offer)
  return presentCartItem(row, product, { price, offer, singleUnitOffer, change })
}

export async function showItems(context: CartsContext, owner: CartOwner, rows: CartItemRow[]): Promise<CartItem[]> {
  const products = await showProducts(
    context.db,
    rows.map(row => row.product_id),
  )
  const offers = await unitOffersOf(context, owner, rows)
  const items: CartItem[] = []
  for (const row of rows) {
    const product = products.get(row.product_id)
    if (product) items.push(await present(context, row, product, offers.get(row.product_id)))
  }
  return items
}

export async function showItem(context: CartsContext, owner: CartOwner, row: CartItemRow): Promise<CartItem> {
  const [item] = await showItems(context, owner, [row])
  if (!item) throw notInCart()
  return item
}
