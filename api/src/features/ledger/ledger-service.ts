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

/** A seller's money in paisa. */
export interface Balance {
  /** Deposits of orders that are not completed yet. */
  unconfirmed: number
  /** Confirmed deposits less all payouts, pending and paid: what a payout may take. */
  balance: number
  /** Payouts asked for and not paid yet. */
  pendingPayouts: number
}

/** Writes balanced transactions in the caller's transaction. @throws at commit where one does not sum to zero, at once where it was written before */
export async function recordPostings(tx: Db, postings: Posting[]): Promise<void> {
  if (postings.length > 0) await insertPostings(tx, postings)
}

/** An order placed makes an unconfirmed deposit of the seller's profit (LEDGER-2). */
export function recordOrderPlaced(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [orderPlaced(order)])
}

/** The deposit becomes confirmed; the caller holds the order's row. */
export function recordOrderCompleted(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [orderCompleted(order)])
}

/** The deposit goes; the caller holds the order's row. */
export function recordOrderCancelled(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [orderCancelled(order)])
}

/** Takes a payout off the balance; the caller holds the seller's row and has looked at `balanceOf` under it. */
export function recordPayoutRequested(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutRequested(payout)])
}

/** The money went to the bank; the caller holds the payout's row. */
export function recordPayoutPaid(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutPaid(payout)])
}

/** Sums over the ledger, zero for whoever never sold; single deposits stand in ledger_transactions and ledger_entries. */
export async function balanceOf(db: Db, userId: number): Promise<Balance> {
  const sums = new Map((await sumAccounts(db, userId)).map(row => [row.account, row.total_paisa]))
  return {
    unconfirmed: sums.get('seller-unconfirmed') ?? 0,
    balance: sums.get('seller-balance') ?? 0,
    pendingPayouts: sums.get('seller-payout') ?? 0,
  }
}
