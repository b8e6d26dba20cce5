import type { CallData } from '@closyyy/contract/call'
import type { addOfferToCart } from '@closyyy/contract/carts'

/** The storage key of the selected items (CHECKOUT-4). */
const KEY = 'checkoutItems'

/** Keeps the one item that the next checkout is about (CHECKOUT-4). */
export function keepCheckoutItem(item: CallData<typeof addOfferToCart>) {
  const { id, cart_id, product_id, quantity, price, offer_id, product } = item
  const kept = { id, cart_id, product_id, quantity, price: price.toFixed(2), price_source: 'offer', offer_id, product }
  sessionStorage.setItem(KEY, JSON.stringify([kept]))
}
