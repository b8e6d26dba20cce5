import { defineCall } from './call.ts'

const pricing =
  'Current prices apply: an item may include the `price` that was shown; if the price, the stock or the offer changed, 409 lists the current values by field. Repeated calls with the same `Idempotency-Key` and body return the first response for two days; with another body, 422. Without the header, a concurrent identical call returns the same order.'

/**
 * Places an order with one seller for the signed-in buyer (CHECKOUT-1). Errors: 409 with a message for each changed
 * price, stock or offer (CHECKOUT-2), 404 for an unknown product, 422 for an address that is not their shipping
 * address and for items of several sellers.
 */
export const checkout = defineCall({
  name: 'checkout',
  method: 'POST',
  path: '/v1/cart/checkout/create',
  access: 'bearer',
  isIdempotent: true,
  summary: `Create an order from one seller, paid on delivery; an accepted offer or a pending counter-offer buys one unit at its price, or at the list price if that is lower. ${pricing}`,
  status: 201,
  schemas: async () => (await import('./checkout-schemas.ts')).checkoutSchemas,
})

/**
 * Places a guest's order with one seller (CHECKOUT-3). Errors: 409 with a message for each changed price or stock
 * (CHECKOUT-2), 404 for an unknown product, 422 by field of `guest_info`, 429 with too many open orders.
 */
export const checkoutGuest = defineCall({
  name: 'checkoutGuest',
  method: 'POST',
  path: '/v1/cart/checkout/create/guest',
  access: 'anyone',
  isIdempotent: true,
  summary: `Create a guest's order from one seller, paid on delivery; the email to the guest has a link that opens the order. It is cancelled if it is not shipped in time, by default within a week. With \`save_info\`, the account that the guest's cart is merged into gets the address. ${pricing}`,
  status: 201,
  schemas: async () => (await import('./checkout-schemas.ts')).checkoutGuestSchemas,
})
