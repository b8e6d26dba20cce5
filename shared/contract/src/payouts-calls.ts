import { defineCall } from './call.ts'

/** Lists the payouts of the signed-in person, newest first; with `status=paid` by the time of payment. */
export const listBankTransactions = defineCall({
  name: 'listBankTransactions',
  method: 'GET',
  path: '/v1/user/bank/transactions',
  access: 'bearer',
  suspended: true,
  summary:
    "List the signed-in person's payouts, newest first, paged; `status=paid` returns paid ones, most recently paid first.",
  schemas: async () => (await import('./payouts-schemas.ts')).listBankTransactionsSchemas,
})

/** Requests a payout from the available balance (PAYOUT-2); a 422 beyond it, a 409 without bank details. */
export const requestPayout = defineCall({
  name: 'requestPayout',
  method: 'POST',
  path: '/v1/user/bank/payouts',
  access: 'bearer',
  requiresFresh: true,
  isIdempotent: true,
  summary:
    'Request a payout from the available part of the balance, which is debited at once. Returns 422 above it, 409 without bank details.',
  status: 201,
  schemas: async () => (await import('./payouts-schemas.ts')).requestPayoutSchemas,
})

/**
 * Cancels one's own payout that nobody has begun to send (PAYOUT-8); the money returns to the balance. Errors: 404 for
 * another person's, 409 if it is being sent, paid, rejected or cancelled.
 */
export const cancelPayout = defineCall({
  name: 'cancelPayout',
  method: 'POST',
  path: '/v1/user/bank/payouts/:id/cancel',
  access: 'bearer',
  summary:
    "Cancel one's own payout before it is sent; the money returns to the balance. Returns 409 once it is being sent or ended.",
  schemas: async () => (await import('./payouts-schemas.ts')).cancelPayoutSchemas,
})

/** Lists payouts in one status, for admins: pending ones oldest first, paid ones latest first. */
export const listPayouts = defineCall({
  name: 'listPayouts',
  method: 'GET',
  path: '/v1/admin/payouts',
  access: 'admin',
  role: 'finance',
  summary:
    'List payouts in a status or rejected ones, with the bank details at the time of the request and the orders behind them: pending ones longest waiting first, paid ones most recently paid first.',
  schemas: async () => (await import('./payouts-schemas.ts')).listPayoutsSchemas,
})

/** Approves a payout as the first of two people, for admins (PAYOUT-6); a 409 if one suffices or approved it already. */
export const approvePayout = defineCall({
  name: 'approvePayout',
  method: 'POST',
  path: '/v1/admin/payouts/:id/approval',
  access: 'admin',
  role: 'finance',
  summary:
    'Approve a payout above the limit, so that another administrator can pay it. Returns 409 if it needs no second person or has its first approval.',
  schemas: async () => (await import('./payouts-schemas.ts')).payPayoutSchemas,
})

/** Withdraws one's own approval of a payout that is not paid, for admins (PAYOUT-6). */
export const withdrawPayoutApproval = defineCall({
  name: 'withdrawPayoutApproval',
  method: 'DELETE',
  path: '/v1/admin/payouts/:id/approval',
  access: 'admin',
  role: 'finance',
  summary: "Withdraw one's own approval before the payout is paid. Returns 403 if somebody else approved it.",
  schemas: async () => (await import('./payouts-schemas.ts')).payPayoutSchemas,
})

/**
 * Starts sending a payout, for admins (PAYOUT-9), and returns its bank details. Errors as of `payPayout`; 409 while
 * another administrator is sending it.
 */
export const claimPayout = defineCall({
  name: 'claimPayout',
  method: 'POST',
  path: '/v1/admin/payouts/:id/claim',
  access: 'admin',
  role: 'finance',
  summary:
    'Start sending a payout, which reveals its bank details. Returns 409 while another administrator is sending it.',
  schemas: async () => (await import('./payouts-schemas.ts')).payPayoutSchemas,
})

/** Stops sending a payout, so that others can send it, for admins (PAYOUT-9); a 409 if the caller is not sending it. */
export const releasePayout = defineCall({
  name: 'releasePayout',
  method: 'DELETE',
  path: '/v1/admin/payouts/:id/claim',
  access: 'admin',
  role: 'finance',
  summary: 'Stop sending a payout that has not left the bank. Returns 409 if the caller is not sending it.',
  schemas: async () => (await import('./payouts-schemas.ts')).payPayoutSchemas,
})

/** Rejects a payout with a reason for its seller, for admins (PAYOUT-7); the money returns to the balance. */
export const rejectPayout = defineCall({
  name: 'rejectPayout',
  method: 'POST',
  path: '/v1/admin/payouts/:id/reject',
  access: 'admin',
  role: 'finance',
  summary:
    'Reject a payout with a reason that its seller reads; the money returns to their balance. Returns 409 if it is paid or rejected.',
  schemas: async () => (await import('./payouts-schemas.ts')).rejectPayoutSchemas,
})

/** Marks a payout as paid, for admins (PAYOUT-3). Errors: 409 if it is paid or lacks an approval, 403 for their own. */
export const payPayout = defineCall({
  name: 'payPayout',
  method: 'POST',
  path: '/v1/admin/payouts/:id/pay',
  access: 'admin',
  role: 'finance',
  summary:
    'Mark a payout as paid and notify its seller; administrators cannot pay their own. Returns 409 if it is already paid, or needs the approval of another administrator first.',
  schemas: async () => (await import('./payouts-schemas.ts')).payPayoutSchemas,
})
