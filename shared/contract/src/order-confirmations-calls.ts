import { defineCall } from './call.ts'

/**
 * Confirms an order as its buyer, by the code or by the token of a confirming link, and all their other waiting orders
 * (CONFIRMATION-2); a confirmed order is returned unchanged. Errors: 422 at `code` for a wrong one, 409 for an order that
 * has lapsed.
 */
export const confirmPlacedOrder = defineCall({
  name: 'confirmPlacedOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/confirmation',
  access: 'optional',
  suspended: true,
  summary:
    "Confirm an order that has `confirm_by` as its buyer (a guest by `guest_id` or `token`), by the `code` sent to them or with the `token` of the message's link. The seller learns of the order then. Returns 409 once the order was cancelled because nobody confirmed it in time.",
  schemas: async () => (await import('./order-confirmations-schemas.ts')).confirmPlacedOrderSchemas,
})

/** Sends the buyer of an unconfirmed order another code and link; a 429 within the resend lock (PHONE-3). */
export const sendOrderCode = defineCall({
  name: 'sendOrderCode',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/confirmation/code',
  access: 'optional',
  suspended: true,
  summary:
    'Send another code and link for an unconfirmed order to its buyer (a guest by `guest_id` or `token`). Returns 429 within 30 seconds of the last code.',
  schemas: async () => (await import('./order-confirmations-schemas.ts')).sendOrderCodeSchemas,
})
