// What storefront.txt section 3 keeps of the cart in the tab's storage; logout takes the marks away.
const addedKey = (productId: number) => `product-${productId}-addedToCart`

export const isAddedToCart = (productId: number) => sessionStorage.getItem(addedKey(productId)) !== null

export function setAddedToCart(productId: number) {
  sessionStorage.setItem(addedKey(productId), 'true')
}

export function clearAddedToCart(productId: number) {
  sessionStorage.removeItem(addedKey(productId))
}

/** Keeps how many are left of the product that was last opened or added. */
export function storeQuantityLeft(quantityLeft: number) {
  sessionStorage.setItem('quantity_left', String(quantityLeft))
}
