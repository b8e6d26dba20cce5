import { defineCall } from './call.ts'

/**
 * Returns balances (WALLET-1) and deposits of the signed-in seller, latest change first; dates are days in Pakistan
 * (WALLET-2).
 */
export const getWallet = defineCall({
  name: 'getWallet',
  method: 'GET',
  path: '/v1/users/user/wallet',
  access: 'bearer',
  suspended: true,
  summary:
    "Get the signed-in person's earnings: `balance` (confirmed deposits less pending and paid payouts) and its parts `waiting_for_courier`, `on_hold` (until `on_hold_until`) and `available` (what a payout may take), `pending_balance` (pending payouts), `unconfirmed_balance` (deposits of orders that are not completed), and a page of deposits, most recently changed first; `start_date` and `end_date` select deposits by days in Pakistan.",
  schemas: async () => (await import('./wallet-schemas.ts')).getWalletSchemas,
})

/** Lists the completed orders of the signed-in seller with fees and profit (WALLET-3), by completion or profit. */
export const listPayments = defineCall({
  name: 'listPayments',
  method: 'GET',
  path: '/v1/users/user/payments',
  access: 'bearer',
  suspended: true,
  summary:
    "List the signed-in seller's completed orders from the ledger, sorted by completion (`newest`, `oldest`) or profit (`profit_desc`, `profit_asc`), each with its units, selling price, refund (what a dispute that split the order returned of the price), closing fee (the platform fee), delivery (the seller's share from a subtotal of Rs.3,000) and profit; `start_date` and `end_date` are days in Pakistan, both included.",
  schemas: async () => (await import('./wallet-schemas.ts')).listPaymentsSchemas,
})
