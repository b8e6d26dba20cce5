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
  suspended: true,
  summary:
    "List the signed-in person's orders, as buyer with `type=purchased`, otherwise as seller; sorted by date (`newest`, `oldest`) or by the price of their items (`price_desc`, `price_asc`), and paged. `orderId` selects one order; the page is empty if it belongs to someone else.",
  schemas: async () => (await import('./orders-schemas.ts')).listOrdersSchemas,
})

/** Returns an order to its buyer, its seller and support (TEAM-1); a 404 for everyone else (PRIVACY-3). */
export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/v1/cart/checkout/orders/:id',
  access: 'bearer',
  suspended: true,
  summary: 'Get an order as its buyer, its seller or an administrator with the role support; 404 for others.',
  schemas: async () => (await import('./orders-schemas.ts')).getOrderSchemas,
})

/**
 * Returns a guest's order for its guest id or the token of its emails (ORDER-7). Errors: 404 for other credentials, 422
 * at `token` without any.
 */
export const getGuestOrder = defineCall({
  name: 'getGuestOrder',
  method: 'GET',
  path: '/v1/cart/checkout/orders/guest/:orderId',
  access: 'anyone',
  summary: "Get a guest's order by its `guest_id` or the `token` of a link in its emails; 404 otherwise.",
  schemas: async () => (await import('./orders-schemas.ts')).getGuestOrderSchemas,
})

/** Marks a pending order as shipped, for its seller (ORDER-5); a 409 has the current status. */
export const shipOrder = defineCall({
  name: 'shipOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/ship',
  access: 'bearer',
  suspended: true,
  summary:
    "Mark a pending order as shipped as its seller, and email the buyer. The 409 message gives the order's state.",
  schemas: async () => (await import('./orders-schemas.ts')).shipOrderSchemas,
})

/** Marks a shipped order as delivered, for its seller (ORDER-5); a 409 has the current status. */
export const deliverOrder = defineCall({
  name: 'deliverOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/deliver',
  access: 'bearer',
  suspended: true,
  summary:
    "Mark a shipped order as delivered as its seller, and email the buyer to confirm it. The 409 message gives the order's state.",
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
  suspended: true,
  summary:
    "Confirm the receipt of a shipped or delivered order as its buyer (a guest by `guest_id` or `token`): completes it and confirms the seller's deposit. The 409 message gives the order's state.",
  schemas: async () => (await import('./orders-schemas.ts')).confirmOrderSchemas,
})

/** Cancels a pending order, for either side, and returns stock and offer (ORDER-6); a 409 has the current status. */
export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/cancel',
  access: 'optional',
  suspended: true,
  summary:
    "Cancel a pending order as its buyer (a guest by `guest_id` or `token`) or seller: restocks its products, restores a used offer and emails the other side. The 409 message gives the order's state.",
  schemas: async () => (await import('./orders-schemas.ts')).cancelOrderSchemas,
})

/**
 * Reports that a parcel was refused at the door, came back or is lost, for its seller or support with a reason
 * (ORDER-14); a 409 if its state does not allow that.
 */
export const reportOrder = defineCall({
  name: 'reportOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/report',
  access: 'bearer',
  suspended: true,
  summary:
    "Report that a parcel was `refused` at the door, was `returned` to its seller or is `lost`, as the seller or an administrator with the role support (who gives a `reason`). The buyer owes nothing; products are restocked once returned. The 409 message gives the order's state.",
  schemas: async () => (await import('./orders-schemas.ts')).reportOrderSchemas,
})
