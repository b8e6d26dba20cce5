/** Maximum different products of one cart (CART-16). */
export const MAX_CART_ITEMS = 100
