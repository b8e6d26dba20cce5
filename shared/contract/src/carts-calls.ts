import { defineCall } from './call.ts'

/** Returns the cart of the signed-in person, with the reason for each changed price (CART-1). */
export const getCart = defineCall({
  name: 'getCart',
  method: 'GET',
  path: '/v1/user/cart',
  access: 'bearer',
  suspended: true,
  summary:
    "Get the signed-in person's cart; `price_change` gives the reason if an item's price changed since it was last added.",
  schemas: async () => (await import('./carts-schemas.ts')).getCartSchemas,
})

/** Returns the cart of a guest id, for any caller with that id (CART-6). */
export const getGuestCart = defineCall({
  name: 'getGuestCart',
  method: 'GET',
  path: '/v1/user/cart/guest',
  access: 'anyone',
  summary: "Get a guest's cart.",
  schemas: async () => (await import('./carts-schemas.ts')).getGuestCartSchemas,
})

/**
 * Adds a product to the signed-in person's cart, capped at the stock left (CART-7). Errors: 404 for a product that is
 * not public; 409 for their own product (CART-11), a sold one, and one whose seller is on vacation.
 */
export const addCartItem = defineCall({
  name: 'addCartItem',
  method: 'POST',
  path: '/v1/user/cart/items',
  access: 'bearer',
  summary:
    'Add a product to the cart; repeated calls add up, capped at the units left. Returns 404 for a product that is not public.',
  status: 201,
  schemas: async () => (await import('./carts-schemas.ts')).addCartItemSchemas,
})

/**
 * Adds a product to a guest's cart, capped at the stock left (CART-7). Errors: 404 for a product that is not public,
 * 409 for a sold one and one whose seller is on vacation.
 */
export const addGuestCartItem = defineCall({
  name: 'addGuestCartItem',
  method: 'POST',
  path: '/v1/user/cart/items/guest',
  access: 'anyone',
  summary:
    "Add a product to a guest's cart; repeated calls add up, capped at the units left. Returns 404 for a product that is not public.",
  status: 201,
  schemas: async () => (await import('./carts-schemas.ts')).addGuestCartItemSchemas,
})

/**
 * Adds one unit at the price of the buyer's accepted offer or pending counter-offer, replacing the product's item
 * (OFFER-9). Errors: 404 for an offer of another person, 409 for one that cannot be bought from any more.
 */
export const addOfferToCart = defineCall({
  name: 'addOfferToCart',
  method: 'POST',
  path: '/v1/user/cart/offers/items',
  access: 'bearer',
  summary:
    "Add one unit to the cart at the price of an accepted offer or pending counter-offer, replacing the product's cart item. The list price applies if it is lower, or once the offer has ended.",
  status: 201,
  schemas: async () => (await import('./carts-schemas.ts')).addOfferToCartSchemas,
})

/**
 * Sets, not increments, the quantity of a product in the signed-in person's cart (CART-7). Errors: 404 for a product
 * that is not in the cart, 422 above the stock left and above 1 at an offer's price (CART-2).
 */
export const setCartItemQuantity = defineCall({
  name: 'setCartItemQuantity',
  method: 'PUT',
  path: '/v1/user/cart/items/increment/item',
  access: 'bearer',
  summary: 'Set the quantity of a cart item, at most the units left.',
  schemas: async () => (await import('./carts-schemas.ts')).setCartItemQuantitySchemas,
})

/**
 * Sets, not increments, the quantity of a product in a guest's cart (CART-7). Errors: 404 for a product that is not in
 * the cart, 422 above the stock left.
 */
export const setGuestCartItemQuantity = defineCall({
  name: 'setGuestCartItemQuantity',
  method: 'PUT',
  path: '/v1/user/cart/items/guest/increment',
  access: 'anyone',
  summary: "Set the quantity of an item in a guest's cart, at most the units left.",
  schemas: async () => (await import('./carts-schemas.ts')).setGuestCartItemQuantitySchemas,
})

/** Removes an item from the signed-in person's cart; a 404 if it was removed before. */
export const deleteCartItem = defineCall({
  name: 'deleteCartItem',
  method: 'DELETE',
  path: '/v1/user/cart/items/:cartId',
  access: 'bearer',
  summary: "Remove an item from the cart; `cartId` is the item's id.",
  schemas: async () => (await import('./carts-schemas.ts')).deleteCartItemSchemas,
})

/** Removes an item from a guest's cart; a 404 if it was removed before. */
export const deleteGuestCartItem = defineCall({
  name: 'deleteGuestCartItem',
  method: 'DELETE',
  path: '/v1/user/cart/items/guest/:cartId',
  access: 'anyone',
  summary: "Remove an item from a guest's cart; `cartId` is the item's id.",
  schemas: async () => (await import('./carts-schemas.ts')).deleteGuestCartItemSchemas,
})

/**
 * Moves a guest's items, except the person's own products, into the signed-in person's cart (CART-8) and returns it.
 * Idempotent: a repeated call finds the guest's cart empty.
 */
export const mergeCart = defineCall({
  name: 'mergeCart',
  method: 'POST',
  path: '/v1/user/cart/merge',
  access: 'bearer',
  suspended: true,
  summary:
    "Merge a guest's cart into the signed-in person's, capped at the units left and without their own products; and save the address of an order whose guest chose so. Idempotent.",
  schemas: async () => (await import('./carts-schemas.ts')).mergeCartSchemas,
})
