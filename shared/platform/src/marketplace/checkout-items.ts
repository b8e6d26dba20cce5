import type { CartItem } from '@closyyy/contract/carts-schemas'

/** Key in session storage (CHECKOUT-4). */
const KEY = 'checkoutItems'

/** An item selected for checkout (CHECKOUT-4), as the page that selected it showed it. */
export interface CheckoutItem {
  /** Id of the cart item, or of the product if it never was in the cart. */
  id: number
  cart_id: number
  /** Id of the cart item; missing for a product that never was in the cart. */
  cart_item_id?: number
  product_id: number
  quantity: number
  /** Rupees each, with two decimals. */
  price: string
  price_source?: 'offer'
  offer_id: number | null
  product: CartItem['product']
}

/**
 * Replaces the selection of this tab; it survives a reload. Items without a `cart_id` get `cartId`, else repeat their id;
 * `isDirect` ones are in no cart.
 */
export function storeCheckoutItems(
  items: (CartItem & { cart_id?: number })[],
  { isDirect = false, cartId }: { isDirect?: boolean; cartId?: number | null } = {},
): void {
  const selected = items.map(
    ({ id, cart_id = cartId ?? id, product_id, quantity, unit_price, offer_id, product }): CheckoutItem => ({
      id,
      cart_id,
      ...(!isDirect && { cart_item_id: id }),
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

/** Returns the items selected from a seller; none if nothing was selected or the stored value is invalid. */
export function readCheckoutItems(sellerId: number): CheckoutItem[] {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(items) ? items.filter(item => item?.product?.user?.id === sellerId) : []
  } catch {
    return []
  }
}

/** Removes the selection of this tab, once it was ordered or the cart is empty (CHECKOUT-4). */
export function clearCheckoutItems(): void {
  sessionStorage.removeItem(KEY)
}
