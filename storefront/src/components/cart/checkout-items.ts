import type { CartItem } from '@closyyy/contract/carts'

/** The storage key of storefront.txt section 3. */
const KEY = 'checkoutItems'

/** What was chosen for checkout, as the bag or the product page showed it. */
export interface CheckoutItem {
  id: number
  cart_id: number
  product_id: number
  quantity: number
  /** Rupees of one piece, with two decimals. */
  price: string
  price_source?: 'offer'
  offer_id: number | null
  product: CartItem['product']
}

/** Keeps what was chosen, so that a reload of the checkout has it. */
export function storeCheckoutItems(items: CartItem[]) {
  const chosen = items.map(
    ({ id, product_id, quantity, unit_price, offer_id, product }): CheckoutItem => ({
      id,
      cart_id: id,
      product_id,
      quantity,
      price: unit_price.toFixed(2),
      ...(offer_id !== null && { price_source: 'offer' }),
      offer_id,
      product,
    }),
  )
  sessionStorage.setItem(KEY, JSON.stringify(chosen))
}

/** What was chosen from a seller; empty where nothing was, or nothing that can be read. */
export function readCheckoutItems(sellerId: number): CheckoutItem[] {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(items) ? items.filter(item => item?.product?.user?.id === sellerId) : []
  } catch {
    return []
  }
}

/** Forgets what was chosen: once it is ordered, or nothing of it is in the cart. */
export function clearCheckoutItems() {
  sessionStorage.removeItem(KEY)
}

/** Address of the checkout of a seller's items. */
export const checkoutPath = (sellerId: number) => `/checkout?sellerId=${sellerId}`
