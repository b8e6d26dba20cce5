import type { Db } from '../../db/database.ts'
import {
  type LedgerOrder,
  type LedgerPayout,
  orderCancelled,
  orderCompleted,
  orderPlaced,
  orderRemitted,
  orderRemittedShort,
  type Posting,
  payoutPaid,
  payoutRequested,
  payoutReturned,
  refundOrder,
  refundPaid,
  returnOrder,
} from './ledger-postings.ts'
import { insertPostings, type OrderCash, sumAccounts, sumByRemittance, sumReceived } from './ledger-queries.ts'

/** A seller's money, in paisa. */
export interface Balance {
  /** Deposits of orders that are not completed yet. */
  unconfirmed: number
  /** Confirmed deposits minus pending and paid payouts. */
  balance: number
  pendingPayouts: number
}

/** A seller's balance by where its cash is, in paisa. */
export interface Cash {
  /** Remitted by the courier, and its hold is over: what a payout may take. */
  available: number
  onHold: number
  /** When the last part on hold becomes available. */
  heldUntil: string | null
  waitingForCourier: number
}

export type Remittance = 'remitted' | 'short' | 'already-remitted' | 'above-due' | 'ended'

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

/** Ends a delivered order with a refund of its buyer, who paid the courier; the caller must have locked the order. */
export function recordOrderRefunded(tx: Db, order: LedgerOrder, amountPaisa: number): Promise<void> {
  return recordPostings(tx, [refundOrder(order, amountPaisa)])
}

/** The caller must have locked the refund. */
export function recordRefundPaid(tx: Db, order: Pick<LedgerOrder, 'id'>, amountPaisa: number): Promise<void> {
  return recordPostings(tx, [refundPaid(order, amountPaisa)])
}

/** Ends an order that was refused at the door, returned unpaid or lost; the caller must have locked the order. */
export function recordOrderReturned(tx: Db, order: LedgerOrder): Promise<void> {
  return recordPostings(tx, [returnOrder(order)])
}

/** What a courier paid for an order. */
export interface Collected {
  order: LedgerOrder
  amountPaisa: number
}

function bookingOf({ order, amountPaisa }: Collected, cash: Omit<OrderCash, 'order_id'>): [Remittance, Posting?] {
  if (cash.isUnpaid) return ['ended']
  if (cash.isSettled) return ['already-remitted']
  const due = order.subtotal_paisa + order.delivery_fee_paisa - cash.paisa
  if (amountPaisa > due) return ['above-due']
  if (amountPaisa === due) return ['remitted', orderRemitted(order, cash)]
  return ['short', orderRemittedShort(order, cash, amountPaisa)]
}

/**
 * Books what couriers remitted, in the given order; nothing above what is due of an order. The caller must have locked
 * the orders. Amounts are positive.
 *
 * @returns a result for each
 */
export async function recordRemittances(tx: Db, remitted: Collected[]): Promise<Remittance[]> {
  const received = await sumReceived(
    tx,
    remitted.map(({ order }) => order.id),
  )
  const cashOfOrder = new Map(received.map(cash => [cash.order_id, cash]))
  const postings: Posting[] = []
  const results = remitted.map(item => {
    const { id } = item.order
    const cash = cashOfOrder.get(id) ?? { order_id: id, paisa: 0, isShort: false, isSettled: false, isUnpaid: false }
    const [result, posting] = bookingOf(item, cash)
    if (posting) {
      postings.push(posting)
      const isShort = result === 'short'
      cashOfOrder.set(id, { ...cash, paisa: cash.paisa + item.amountPaisa, isShort, isSettled: !isShort })
    }
    return result
  })
  await recordPostings(tx, postings)
  return results
}

/** Debits the balance; the caller must have locked the seller before checking `cashOf`. */
export function recordPayoutRequested(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutRequested(payout)])
}

/** The caller must have locked the payout. */
export function recordPayoutPaid(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutPaid(payout)])
}

/** Returns the amount to the balance; the caller must have locked the payout. */
export function recordPayoutRejected(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutReturned('payout-rejected', payout)])
}

/** Returns the amount to the balance; the caller must have locked the payout. */
export function recordPayoutCancelled(tx: Db, payout: LedgerPayout): Promise<void> {
  return recordPostings(tx, [payoutReturned('payout-cancelled', payout)])
}

export async function balanceOf(db: Db, userId: number): Promise<Balance> {
  const sums = new Map((await sumAccounts(db, userId)).map(row => [row.account, row.total_paisa]))
  return {
    unconfirmed: sums.get('seller-unconfirmed') ?? 0,
    balance: sums.get('seller-balance') ?? 0,
    pendingPayouts: sums.get('seller-payout') ?? 0,
  }
}

/** Splits `balanceOf` by remittance: only what a courier remitted some seconds ago can be paid out. */
export async function cashOf(db: Db, userId: number, holdSeconds: number): Promise<Cash> {
  const sums = await sumByRemittance(db, userId, holdSeconds)
  return {
    available: sums.available_paisa,
    onHold: sums.held_paisa,
    heldUntil: sums.held_until,
    waitingForCourier: sums.waiting_paisa,
  }
}
