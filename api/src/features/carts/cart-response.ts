import type { CartItem, PriceChangeReason } from '@closyyy/contract/carts-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'
import type { Product } from '@closyyy/contract/products-schemas'
import type { BuyableOffer } from '../offers/offer-ending.ts'
import type { CartItemRow } from './carts-queries.ts'

export interface CartPriceChange {
  reason: PriceChangeReason
  previousPaisa: number
}

export function itemPrice(product: Product, offer: BuyableOffer | undefined): number {
  const listPrice = toPaisa(product.price)
  return Math.min(listPrice, offer?.price_paisa ?? listPrice)
}

interface Priced {
  price: number
  offer: BuyableOffer | undefined
  /** Sets the price once the quantity is 1. */
  singleUnitOffer: BuyableOffer | undefined
  change: CartPriceChange | undefined
}

/** The product of an item off sale: none is left, and what was taken down shows neither texts nor photos (CART-12). */
function offSale(product: Product): Product {
  const none = { ...product, quantity_left: 0 }
  if (product.approval_status === 'approved') return none
  return { ...none, title: '', description: '', brand: null, brand_name: null, photos: [] }
}

export function presentCartItem(
  row: CartItemRow,
  product: Product,
  { price, offer, singleUnitOffer, change }: Priced,
): CartItem {
  return {
    id: row.id,
    product_id: product.id,
    product: row.on_sale ? product : offSale(product),
    is_deleted: row.is_deleted,
    quantity: row.quantity,
    price: toRupees(price),
    unit_price: toRupees(price),
    total_price: toRupees(price * row.quantity),
    offer_id: offer?.id ?? null,
    single_unit_price: singleUnitOffer ? toRupees(singleUnitOffer.price_paisa) : null,
    price_change: change ? { reason: change.reason, previous_price: toRupees(change.previousPaisa) } : null,
  }
}
