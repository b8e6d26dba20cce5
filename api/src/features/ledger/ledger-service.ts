import type { Db } from '../../db/database.ts'
import {
  type LedgerOrder,
  type LedgerPayout,
  orderCancelled,
  orderCompleted,
  orderPlaced,
  type Posting,
  payoutPaid,
  payoutRequested,
} from './ledger-postings.ts'
import { insertPostings, sumAccounts } from './ledger-queries.ts'

/** A seller's money, in paisa. */
export interface Balance {
  /** Deposits of orders that are not completed yet. */
  unconfirmed: number
  /** Confirmed deposits minus pending and paid payouts: the available amount. */
  balance: number
  pendingPayouts: number
}

/** Throws at commit if a posting does not sum to zero, at once if it was recorded before. */
export async function recordPostings(tx: Db, postings: Posting[]): Promise<void> {
  if (postings.length > 0) await insertPostings(tx, postings)
}

export function recordOrderPlaced(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [orderPlaced(order)])
}

/** Confirms the deposit; the caller must have locked the order. */
export function recordOrderCompleted(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [orderCompleted(order)])
}

/** Removes the deposit; the caller must have locked the order. */
export function recordOrderCancelled(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [orderCancelled(order)])
}

/** Debits the balance; the caller must have locked the seller before checking `balanceOf`. */
export function recordPayoutRequested(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutRequested(payout)])
}

/** The caller must have locked the payout. */
export function recordPayoutPaid(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutPaid(payout)])
}

export async function balanceOf(db: Db, userId: number): Promise<Balance> {
  const sums = new Map((await sumAccounts(db, userId)).map(row => [row.account, row.total_paisa]))
  return {
    unconfirmed: sums.get('seller-unconfirmed') ?? 0,
    balance: sums.get('seller-balance') ?? 0,
    pendingPayouts: sums.get('seller-payout') ?? 0,
  }
}
