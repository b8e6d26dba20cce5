import { defineCall } from './call.ts'

const placing =
  'The prices are those of now: an item may carry the `price` that was shown, and where that, the stock or the offer changed meanwhile, 409 says how it is now, by field. With the header `Idempotency-Key` the same body answers the first answer again for two days, another body is a 422; without one, an identical call that came in while the first was under way answers the same order.'

/**
 * Places an order with one seller for the signed-in buyer (CHECKOUT-1); a 409 names each changed price, stock or offer
 * (CHECKOUT-2).
 */
export const checkout = defineCall({
  name: 'checkout',
  method: 'POST',
  path: '/v1/cart/checkout/create',
  access: 'bearer',
  isIdempotent: true,
  summary: `Places an order with one seller, cash on delivery; an accepted offer or a pending counter buys one piece at its price, or at the list price where that is lower. ${placing}`,
  status: 201,
  schemas: async () => (await import('./checkout-schemas.ts')).checkoutSchemas,
})

/** Places a guest's order with one seller (CHECKOUT-3); a 409 names each changed price or stock (CHECKOUT-2). */
export const checkoutGuest = defineCall({
  name: 'checkoutGuest',
  method: 'POST',
  path: '/v1/cart/checkout/create/guest',
  access: 'anyone',
  isIdempotent: true,
  summary: `Places a guest's order with one seller, cash on delivery; the email to the guest carries a link that opens this order. It is cancelled where it is not shipped in time, which is a week unless the server was set otherwise. With \`save_info\` the address joins the account with which the guest's cart is merged. ${placing}`,
  status: 201,
  schemas: async () => (await import('./checkout-schemas.ts')).checkoutGuestSchemas,
})
