// Session storage of the cart (CART-9); cleared on logout.
const addedKey = (productId: number) => `product-${productId}-addedToCart`

export const isAddedToCart = (productId: number) => sessionStorage.getItem(addedKey(productId)) !== null

export function setAddedToCart(productId: number) {
  sessionStorage.setItem(addedKey(productId), 'true')
}

export function clearAddedToCart(productId: number) {
  sessionStorage.removeItem(addedKey(productId))
}

/** Stores the stock of the product opened or added last. */
export function storeQuantityLeft(quantityLeft: number) {
  sessionStorage.setItem('quantity_left', String(quantityLeft))
}
