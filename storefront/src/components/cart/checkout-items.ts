import type { CartItem } from '@closyyy/contract/carts'

const KEY = 'checkoutItems'

/** An item selected for checkout (CHECKOUT-4), as the cart or product page showed it. */
export interface CheckoutItem {
  id: number
  cart_id: number
  product_id: number
  quantity: number
  /** Rupees each, with two decimals. */
  price: string
  price_source?: 'offer'
  offer_id: number | null
  product: CartItem['product']
}

/** Survives a reload of the checkout. */
export function storeCheckoutItems(items: CartItem[]) {
  const selected = items.map(
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
  sessionStorage.setItem(KEY, JSON.stringify(selected))
}

/** Empty if nothing was selected from this seller or the stored value is invalid. */
export function readCheckoutItems(sellerId: number): CheckoutItem[] {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(items) ? items.filter(item => item?.product?.user?.id === sellerId) : []
  } catch {
    return []
  }
}

export function clearCheckoutItems() {
  sessionStorage.removeItem(KEY)
}
