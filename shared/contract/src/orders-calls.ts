import { defineCall } from './call.ts'

/**
 * Lists the orders of the signed-in person, sold unless `type` is `purchased`; `orderId` returns a page of at most that
 * one.
 */
export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: '/v1/cart/checkout/orders',
  access: 'bearer',
  summary:
    'Orders of the signed-in person, as buyer with `type=purchased`, else as seller; sorted by the day they were placed (`newest`, `oldest`) or by the price of their items (`price_desc`, `price_asc`), and paged. `orderId` answers that one in the page form, an empty page where it is not theirs.',
  schemas: async () => (await import('./orders-schemas.ts')).listOrdersSchemas,
})

/** Returns an order to its buyer, its seller and admins; a 404 for everybody else (PRIVACY-3). */
export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/v1/cart/checkout/orders/:id',
  access: 'bearer',
  summary: 'One order, for its buyer, its seller or an admin; 404 for everybody else.',
  schemas: async () => (await import('./orders-schemas.ts')).getOrderSchemas,
})

/** Returns a guest's order for its guest id or the token of its emails (ORDER-7); a 404 otherwise. */
export const getGuestOrder = defineCall({
  name: 'getGuestOrder',
  method: 'GET',
  path: '/v1/cart/checkout/orders/guest/:orderId',
  access: 'anyone',
  summary: "A guest's order, for whoever holds its `guest_id` or the `token` of a link in its emails; 404 otherwise.",
  schemas: async () => (await import('./orders-schemas.ts')).getGuestOrderSchemas,
})

/** Marks a pending order as shipped, for its seller (ORDER-5); a 409 names the current status. */
export const shipOrder = defineCall({
  name: 'shipOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/ship',
  access: 'bearer',
  summary:
    'The seller hands a pending order to the courier; the buyer is told by email. 409 names how the order stands.',
  schemas: async () => (await import('./orders-schemas.ts')).shipOrderSchemas,
})

/** Marks a shipped order as delivered, for its seller (ORDER-5); a 409 names the current status. */
export const deliverOrder = defineCall({
  name: 'deliverOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/deliver',
  access: 'bearer',
  summary:
    'The seller marks a shipped order as delivered; the buyer is asked by email to confirm. 409 names its state.',
  schemas: async () => (await import('./orders-schemas.ts')).deliverOrderSchemas,
})

/**
 * Completes a shipped or delivered order, for its buyer (ORDER-5), and confirms the deposit (LEDGER-2); a 409
 * otherwise.
 */
export const confirmOrder = defineCall({
  name: 'confirmOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/confirm',
  access: 'optional',
  summary:
    "The buyer (a guest with `guest_id` or `token`) has received a shipped or delivered order: it is completed, the seller's deposit confirmed. 409 names how the order stands.",
  schemas: async () => (await import('./orders-schemas.ts')).confirmOrderSchemas,
})

/** Cancels a pending order, for either side, and returns stock and offer (ORDER-6); a 409 names the current status. */
export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/cancel',
  access: 'optional',
  summary:
    'Buyer (a guest with `guest_id` or `token`) or seller calls a pending order off: its pieces are on sale again, an offer it used works again, the other side is told by email. 409 names how the order stands.',
  schemas: async () => (await import('./orders-schemas.ts')).cancelOrderSchemas,
})
