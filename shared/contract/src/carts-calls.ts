import { defineCall } from './call.ts'

/** Returns the cart of the signed-in person, with the reason for each changed price (CART-1). */
export const getCart = defineCall({
  name: 'getCart',
  method: 'GET',
  path: '/v1/user/cart',
  access: 'bearer',
  summary:
    "The signed-in person's cart, the same on every device. `price_change` of an item names why its price differs from when it was put in, until it is put in again.",
  schemas: async () => (await import('./carts-schemas.ts')).getCartSchemas,
})

/** Returns the cart of a guest id, for whoever has that id (CART-6). */
export const getGuestCart = defineCall({
  name: 'getGuestCart',
  method: 'GET',
  path: '/v1/user/cart/guest',
  access: 'anyone',
  summary: "A guest's cart.",
  schemas: async () => (await import('./carts-schemas.ts')).getGuestCartSchemas,
})

/**
 * Adds a product to the signed-in person's cart, capped at the stock left (CART-7); a 404 for a product that is not
 * public.
 */
export const addCartItem = defineCall({
  name: 'addCartItem',
  method: 'POST',
  path: '/v1/user/cart/items',
  access: 'bearer',
  summary:
    'Puts a product into the cart; again for the same product adds up, capped at what is left; 404 for a product that is not public.',
  status: 201,
  schemas: async () => (await import('./carts-schemas.ts')).addCartItemSchemas,
})

/** Adds a product to a guest's cart, capped at the stock left (CART-7); a 404 for a product that is not public. */
export const addGuestCartItem = defineCall({
  name: 'addGuestCartItem',
  method: 'POST',
  path: '/v1/user/cart/items/guest',
  access: 'anyone',
  summary:
    "Puts a product into a guest's cart; again for the same product adds up, capped at what is left; 404 for a product that is not public.",
  status: 201,
  schemas: async () => (await import('./carts-schemas.ts')).addGuestCartItemSchemas,
})

/**
 * Adds one unit at the price of the buyer's accepted offer or pending counter-offer, replacing the product's item
 * (OFFER-9).
 */
export const addOfferToCart = defineCall({
  name: 'addOfferToCart',
  method: 'POST',
  path: '/v1/user/cart/offers/items',
  access: 'bearer',
  summary:
    "Puts one piece into the cart at the price of the person's accepted offer or pending counter, in place of what stands there of the product; the list price counts where it is lower, or once the offer has ended.",
  status: 201,
  schemas: async () => (await import('./carts-schemas.ts')).addOfferToCartSchemas,
})

/** Sets, not increments, the quantity of a product in the signed-in person's cart (CART-7). */
export const setCartItemQuantity = defineCall({
  name: 'setCartItemQuantity',
  method: 'PUT',
  path: '/v1/user/cart/items/increment/item',
  access: 'bearer',
  summary: 'Sets the quantity of a product in the cart, at most what is left.',
  schemas: async () => (await import('./carts-schemas.ts')).setCartItemQuantitySchemas,
})

/** Sets, not increments, the quantity of a product in a guest's cart (CART-7). */
export const setGuestCartItemQuantity = defineCall({
  name: 'setGuestCartItemQuantity',
  method: 'PUT',
  path: '/v1/user/cart/items/guest/increment',
  access: 'anyone',
  summary: "Sets the quantity of a product in a guest's cart, at most what is left.",
  schemas: async () => (await import('./carts-schemas.ts')).setGuestCartItemQuantitySchemas,
})

/** Removes an item from the signed-in person's cart. */
export const deleteCartItem = defineCall({
  name: 'deleteCartItem',
  method: 'DELETE',
  path: '/v1/user/cart/items/:cartId',
  access: 'bearer',
  summary: "Takes an item out of the cart; `cartId` is the item's id.",
  schemas: async () => (await import('./carts-schemas.ts')).deleteCartItemSchemas,
})

/** Removes an item from a guest's cart. */
export const deleteGuestCartItem = defineCall({
  name: 'deleteGuestCartItem',
  method: 'DELETE',
  path: '/v1/user/cart/items/guest/:cartId',
  access: 'anyone',
  summary: "Takes an item out of a guest's cart; `cartId` is the item's id.",
  schemas: async () => (await import('./carts-schemas.ts')).deleteGuestCartItemSchemas,
})

/** Moves a guest's items into the signed-in person's cart without own products (CART-8); idempotent. */
export const mergeCart = defineCall({
  name: 'mergeCart',
  method: 'POST',
  path: '/v1/user/cart/merge',
  access: 'bearer',
  summary:
    "A guest's items join the user's cart, capped at what is left, own products left out, and the address of an order whose guest asked to save it joins the addresses; twice changes nothing more.",
  schemas: async () => (await import('./carts-schemas.ts')).mergeCartSchemas,
})
