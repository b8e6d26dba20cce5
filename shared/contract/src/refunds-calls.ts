import { defineCall } from './call.ts'

/** Returns the refund of an order to its buyer, a guest by guest id or token (REFUND-1); a 404 if there is none. */
export const getRefund = defineCall({
  name: 'getRefund',
  method: 'GET',
  path: '/v1/cart/checkout/orders/:id/refund',
  access: 'optional',
  suspended: true,
  summary:
    'Get the refund of an order as its buyer (a guest by `guest_id` or `token`): its amount, where it goes, and whether it was sent.',
  schemas: async () => (await import('./refunds-schemas.ts')).getRefundSchemas,
})

/** Saves where a refund goes, for the signed-in buyer (REFUND-1); a 409 once it is being sent. */
export const saveRefundAccount = defineCall({
  name: 'saveRefundAccount',
  method: 'PUT',
  path: '/v1/cart/checkout/orders/:id/refund/account',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary:
    'Save the bank account or phone wallet that receives the refund of an order, as its buyer. Returns 409 once the refund is approved or being sent.',
  schemas: async () => (await import('./refunds-schemas.ts')).saveRefundAccountSchemas,
})

/** Saves where a refund goes, for a guest (REFUND-1); a 409 once it is being sent. */
export const saveGuestRefundAccount = defineCall({
  name: 'saveGuestRefundAccount',
  method: 'PUT',
  path: '/v1/cart/checkout/orders/guest/:id/refund/account',
  access: 'anyone',
  summary:
    'Save the bank account or phone wallet that receives the refund of a guest’s order, by `guest_id` or `token`. Returns 409 once the refund is approved or being sent.',
  schemas: async () => (await import('./refunds-schemas.ts')).saveGuestRefundAccountSchemas,
})

/** Lists refunds, for admins: owed ones longest waiting first, sent ones latest first. */
export const listRefunds = defineCall({
  name: 'listRefunds',
  method: 'GET',
  path: '/v1/admin/refunds',
  access: 'admin',
  role: 'finance',
  summary:
    'List refunds that the shop owes to buyers who paid the courier, longest waiting first, or sent ones, latest first.',
  schemas: async () => (await import('./refunds-schemas.ts')).listRefundsSchemas,
})

/** Approves a refund as the first of two people, for admins (REFUND-3). */
export const approveRefund = defineCall({
  name: 'approveRefund',
  method: 'POST',
  path: '/v1/admin/refunds/:id/approval',
  access: 'admin',
  role: 'finance',
  summary:
    'Approve the refund of an order above the limit, so that another administrator can send it. Returns 409 if it needs no second person, or its account has changed.',
  schemas: async () => (await import('./refunds-schemas.ts')).approveRefundSchemas,
})

/** Withdraws one's own approval of a refund that is not sent, for admins (REFUND-3). */
export const withdrawRefundApproval = defineCall({
  name: 'withdrawRefundApproval',
  method: 'DELETE',
  path: '/v1/admin/refunds/:id/approval',
  access: 'admin',
  role: 'finance',
  summary: "Withdraw one's own approval before the refund is sent. Returns 403 if somebody else approved it.",
  schemas: async () => (await import('./refunds-schemas.ts')).refundStepSchemas,
})

/**
 * Starts sending a refund, for admins (REFUND-4), and returns its account. Errors as of `payRefund`; 409 while another
 * administrator is sending it.
 */
export const claimRefund = defineCall({
  name: 'claimRefund',
  method: 'POST',
  path: '/v1/admin/refunds/:id/claim',
  access: 'admin',
  role: 'finance',
  summary:
    'Start sending the refund of an order, which reveals its account. Returns 409 while another administrator is sending it.',
  schemas: async () => (await import('./refunds-schemas.ts')).refundStepSchemas,
})

/** Stops sending a refund, so that others can send it, for admins (REFUND-4); a 409 if the caller is not sending it. */
export const releaseRefund = defineCall({
  name: 'releaseRefund',
  method: 'DELETE',
  path: '/v1/admin/refunds/:id/claim',
  access: 'admin',
  role: 'finance',
  summary: 'Stop sending a refund that has not left the bank. Returns 409 if the caller is not sending it.',
  schemas: async () => (await import('./refunds-schemas.ts')).refundStepSchemas,
})

/** Marks a refund as sent, for admins (REFUND-2). Errors: 409 if the caller is not sending it (REFUND-4). */
export const payRefund = defineCall({
  name: 'payRefund',
  method: 'POST',
  path: '/v1/admin/refunds/:id/pay',
  access: 'admin',
  role: 'finance',
  summary:
    'Mark the refund of an order as sent, with the reference of the payment, and notify its buyer. Returns 409 if it is sent, its account has changed, or the caller is not sending it.',
  schemas: async () => (await import('./refunds-schemas.ts')).payRefundSchemas,
})
