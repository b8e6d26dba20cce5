import { defineCall } from './call.ts'

/**
 * Returns balances (WALLET-1) and deposits of the signed-in seller, last changed first; dates are days of Pakistan
 * (WALLET-2).
 */
export const getWallet = defineCall({
  name: 'getWallet',
  method: 'GET',
  path: '/v1/users/user/wallet',
  access: 'bearer',
  summary:
    'What the signed-in person earned: `balance` (confirmed deposits less payouts, pending and paid), `pending_balance` (payouts asked for and not paid yet), `unconfirmed_balance` (deposits of orders that are not completed yet), and a page of the deposits, the last changed first; `start_date` and `end_date` choose deposits by whole days of Pakistan.',
  schemas: async () => (await import('./wallet-schemas.ts')).getWalletSchemas,
})

/** Lists the completed orders of the signed-in seller with fees and profit (WALLET-3), by completion or profit. */
export const listPayments = defineCall({
  name: 'listPayments',
  method: 'GET',
  path: '/v1/users/user/payments',
  access: 'bearer',
  summary:
    "The signed-in seller's completed orders, sorted by completion (`newest`, `oldest`) or profit (`profit_desc`, `profit_asc`), each with its pieces, selling price, closing fee (what the platform kept), delivery (what the seller gave to it, from a subtotal of Rs.3,000 on) and profit, as the ledger holds them; `start_date` and `end_date` are whole days of Pakistan, both included.",
  schemas: async () => (await import('./wallet-schemas.ts')).listPaymentsSchemas,
})
