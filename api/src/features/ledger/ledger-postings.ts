import type { LedgerAccount, LedgerKind } from '../../db/tables/ledger.ts'

/** An amount in paisa: positive is owed to the account, negative is owed by it. */
export interface Entry {
  account: LedgerAccount
  user_id: number | null
  amount_paisa: number
}

/** A transaction before it is written; its entries sum to zero. */
export interface Posting {
  kind: LedgerKind
  order_id: number | null
  payout_id: number | null
  entries: Entry[]
  created_at?: string | undefined
}

export interface LedgerOrder {
  id: number
  seller_id: number
  subtotal_paisa: number
  delivery_fee_paisa: number
  platform_fee_paisa: number
  seller_profit_paisa: number
}

export interface LedgerPayout {
  id: number
  user_id: number
  amount_paisa: number
}

const house = (account: LedgerAccount, amount_paisa: number): Entry => ({ account, user_id: null, amount_paisa })
const seller = (account: LedgerAccount, user_id: number, amount_paisa: number): Entry => ({
  account,
  user_id,
  amount_paisa,
})

function placedEntries(order: LedgerOrder): Entry[] {
  const total = order.subtotal_paisa + order.delivery_fee_paisa
  return [
    house('receivable', -total),
    house('platform-fee', order.platform_fee_paisa),
    // From a subtotal of Rs.3,000 the seller pays the delivery fee, too (LEDGER-3).
    house('delivery', total - order.platform_fee_paisa - order.seller_profit_paisa),
    seller('seller-unconfirmed', order.seller_id, order.seller_profit_paisa),
  ]
}

const ofOrder = (kind: LedgerKind, { id }: LedgerOrder, entries: Entry[]): Posting => ({
  kind,
  order_id: id,
  payout_id: null,
  entries: entries.filter(({ amount_paisa }) => amount_paisa !== 0),
})

const ofPayout = (kind: LedgerKind, { id }: LedgerPayout, entries: Entry[]): Posting => ({
  kind,
  order_id: null,
  payout_id: id,
  entries,
})

/** The buyer owes the total on delivery; the seller's share is unconfirmed. */
export function orderPlaced(order: LedgerOrder): Posting {
  return ofOrder('order-placed', order, placedEntries(order))
}

/** The cash was received; the seller's share becomes their balance. */
export function orderCompleted(order: LedgerOrder): Posting {
  const total = order.subtotal_paisa + order.delivery_fee_paisa
  return ofOrder('order-completed', order, [
    house('receivable', total),
    house('cash', -total),
    seller('seller-unconfirmed', order.seller_id, -order.seller_profit_paisa),
    seller('seller-balance', order.seller_id, order.seller_profit_paisa),
  ])
}

export function orderCancelled(order: LedgerOrder): Posting {
  return ofOrder(
    'order-cancelled',
    order,
    placedEntries(order).map(entry => ({ ...entry, amount_paisa: -entry.amount_paisa })),
  )
}

/** Debits the balance at once, so that the amount cannot be requested twice. */
export function payoutRequested(payout: LedgerPayout): Posting {
  return ofPayout('payout-requested', payout, [
    seller('seller-balance', payout.user_id, -payout.amount_paisa),
    seller('seller-payout', payout.user_id, payout.amount_paisa),
  ])
}

export function payoutPaid(payout: LedgerPayout): Posting {
  return ofPayout('payout-paid', payout, [
    seller('seller-payout', payout.user_id, -payout.amount_paisa),
    house('cash', payout.amount_paisa),
  ])
}
