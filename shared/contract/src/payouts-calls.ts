import { defineCall } from './call.ts'

/** Lists the payouts of the signed-in person, newest first; with `status=paid` by the time of payment. */
export const listBankTransactions = defineCall({
  name: 'listBankTransactions',
  method: 'GET',
  path: '/v1/user/bank/transactions',
  access: 'bearer',
  summary:
    "The signed-in person's payouts, page by page, the newest first; `status=paid` are those that were paid, the last paid first.",
  schemas: async () => (await import('./payouts-schemas.ts')).listBankTransactionsSchemas,
})

/** Requests a payout from the confirmed balance (PAYOUT-2); a 422 beyond it, a 409 without bank details. */
export const requestPayout = defineCall({
  name: 'requestPayout',
  method: 'POST',
  path: '/v1/user/bank/payouts',
  access: 'bearer',
  summary:
    'Asks for an amount of the confirmed balance to be paid to the bank; it leaves the balance at once. 422 beyond the balance, 409 before any bank details are there.',
  status: 201,
  schemas: async () => (await import('./payouts-schemas.ts')).requestPayoutSchemas,
})

/** Lists payouts in one status, for admins: pending ones oldest first, paid ones latest first. */
export const listPayouts = defineCall({
  name: 'listPayouts',
  method: 'GET',
  path: '/v1/admin/payouts',
  access: 'admin',
  summary:
    'Payouts in one state: those to pay the longest waiting first, the paid ones the last paid first; with the bank details as they stood when each was asked for.',
  schemas: async () => (await import('./payouts-schemas.ts')).listPayoutsSchemas,
})

/** Marks a payout as paid, for admins, never their own (PAYOUT-3); a 409 if it was paid already. */
export const payPayout = defineCall({
  name: 'payPayout',
  method: 'POST',
  path: '/v1/admin/payouts/:id/pay',
  access: 'admin',
  summary:
    'Notes that a payout was paid, and tells its seller; nobody pays their own, and 409 where it was paid before.',
  schemas: async () => (await import('./payouts-schemas.ts')).payPayoutSchemas,
})
