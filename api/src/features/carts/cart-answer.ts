import type { CartItem } from '@closyyy/contract/carts'
import type { Product } from '@closyyy/contract/products'
import type { BuyableOffer } from '../offers/offer-buying.ts'
import { rupees } from '../products/product-answer.ts'
import { paisa } from '../products/product-selection.ts'
import type { CartItemRow } from './carts-queries.ts'

/** An item at its price of now, that of its offer while it buys; what can no longer be bought stays, with nothing left of it. */
export function presentCartItem(row: CartItemRow, product: Product, offer: BuyableOffer | undefined): CartItem {
  const listPrice = paisa(product.price)
  const price = Math.min(listPrice, offer?.price_paisa ?? listPrice)
  return {
    id: row.id,
    product_id: product.id,
    product: row.on_sale ? product : { ...product, quantity_left: 0 },
    quantity: row.quantity,
    price: rupees(price),
    unit_price: rupees(price),
    total_price: rupees(price * row.quantity),
    offer_id: offer?.id ?? null,
  }
}
