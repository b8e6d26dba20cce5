import type { DefaultTimestamp, Serial } from './columns.ts'

export type LedgerKind =
  | 'order-placed'
  | 'order-completed'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-returned'
  | 'order-remitted'
  | 'order-remitted-short'
  | 'order-refund-paid'
  | 'payout-requested'
  | 'payout-paid'
  | 'payout-rejected'
  | 'payout-cancelled'

/** Account of an entry; entries of the three seller accounts name the seller. */
export type LedgerAccount =
  | 'receivable'
  | 'courier-receivable'
  | 'shortfalls'
  | 'cash'
  | 'platform-fee'
  | 'delivery'
  | 'refunds'
  | 'returns'
  | 'seller-unconfirmed'
  | 'seller-balance'
  | 'seller-payout'

export interface LedgerTransactionsTable {
  id: Serial
  kind: LedgerKind
  order_id: number | null
  payout_id: number | null
  created_at: DefaultTimestamp
}

/** Positive amounts are owed to the account; the entries of a transaction sum to zero. */
export interface LedgerEntriesTable {
  id: Serial
  transaction_id: number
  account: LedgerAccount
  user_id: number | null
  amount_paisa: number
}
