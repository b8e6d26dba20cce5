/** Matches the session storage keys of the marks (CART-9), which a logout deletes. */
export const addedToCartKey = /^product-.+-addedToCart$/

const keyOf = (productId: number) => `product-${productId}-addedToCart`

/** True if this tab added the product to the cart (CART-9). */
export const isAddedToCart = (productId: number): boolean => sessionStorage.getItem(keyOf(productId)) !== null

/** Marks a product as added by this tab (CART-9). */
export function setAddedToCart(productId: number): void {
  sessionStorage.setItem(keyOf(productId), 'true')
}

/** Removes the mark, after a removal from the cart or an order (CART-9). */
export function clearAddedToCart(productId: number): void {
  sessionStorage.removeItem(keyOf(productId))
}

/** Stores the units left of the product that this tab opened or added last. */
export function storeQuantityLeft(quantityLeft: number): void {
  sessionStorage.setItem('quantity_left', String(quantityLeft))
}
