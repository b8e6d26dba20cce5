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

const totalOf = (order: LedgerOrder) => order.subtotal_paisa + order.delivery_fee_paisa

function placedEntries(order: LedgerOrder): Entry[] {
  const total = totalOf(order)
  return [
    house('receivable', -total),
    house('platform-fee', order.platform_fee_paisa),
    // From a subtotal of Rs.3,000 the seller pays the delivery fee, too (LEDGER-3).
    house('delivery', total - order.platform_fee_paisa - order.seller_profit_paisa),
    seller('seller-unconfirmed', order.seller_id, order.seller_profit_paisa),
  ]
}

const ofOrder = (kind: LedgerKind, { id }: Pick<LedgerOrder, 'id'>, entries: Entry[]): Posting => ({
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

/** The buyer paid the courier, who now owes the total. */
function collectedEntries(order: LedgerOrder): Entry[] {
  const total = totalOf(order)
  return [house('receivable', total), house('courier-receivable', -total)]
}

/** The buyer confirmed the parcel; the seller's share becomes their balance. */
export function orderCompleted(order: LedgerOrder): Posting {
  return ofOrder('order-completed', order, [
    ...collectedEntries(order),
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

/**
 * Ends a delivered order in favour of its buyer, who paid the courier: the buyer is owed `amountPaisa`, in full or in
 * part. Seller, platform and delivery bear it in proportion to their shares; the seller keeps the rest.
 */
export function refundOrder(order: LedgerOrder, amountPaisa: number): Posting {
  const total = totalOf(order)
  if (amountPaisa <= 0 || amountPaisa > total) throw new RangeError(`A refund of ${amountPaisa} of ${total} paisa.`)
  const shareOf = (paisa: number) =>
    Number((2n * BigInt(paisa) * BigInt(amountPaisa) + BigInt(total)) / (2n * BigInt(total)))
  const fromSeller = shareOf(order.seller_profit_paisa)
  const fromPlatform = shareOf(order.platform_fee_paisa)
  return ofOrder('order-refunded', order, [
    ...collectedEntries(order),
    seller('seller-unconfirmed', order.seller_id, -order.seller_profit_paisa),
    seller('seller-balance', order.seller_id, order.seller_profit_paisa - fromSeller),
    house('platform-fee', -fromPlatform),
    house('delivery', fromSeller + fromPlatform - amountPaisa),
    house('refunds', amountPaisa),
  ])
}

/** Ends an order that nobody paid (refused at the door, returned or lost); the shop bears the delivery. */
export function returnOrder(order: LedgerOrder): Posting {
  return ofOrder('order-returned', order, [
    ...placedEntries(order).map(entry => ({ ...entry, amount_paisa: -entry.amount_paisa })),
    house('delivery', order.delivery_fee_paisa),
    house('returns', -order.delivery_fee_paisa),
  ])
}

/** The refund left the shop's account. */
export function refundPaid(order: Pick<LedgerOrder, 'id'>, amountPaisa: number): Posting {
  return ofOrder('order-refund-paid', order, [house('refunds', -amountPaisa), house('cash', amountPaisa)])
}

/** What a courier remitted for an order before. */
export interface Received {
  /** The sum of all parts. */
  paisa: number
  /** A part was less than was due, so that the rest is booked as a shortfall. */
  isShort: boolean
}

/** The courier paid all that was still due of an order. */
export function orderRemitted(order: LedgerOrder, received: Received): Posting {
  const rest = totalOf(order) - received.paisa
  return ofOrder('order-remitted', order, [
    house('cash', -rest),
    house(received.isShort ? 'shortfalls' : 'courier-receivable', rest),
  ])
}

/** The courier paid less than was due; the rest stays due as a shortfall. */
export function orderRemittedShort(order: LedgerOrder, received: Received, amountPaisa: number): Posting {
  const rest = totalOf(order) - received.paisa
  if (amountPaisa <= 0 || amountPaisa >= rest)
    throw new RangeError(`A short remittance of ${amountPaisa} of ${rest} paisa.`)
  return ofOrder('order-remitted-short', order, [
    house('cash', -amountPaisa),
    ...(received.isShort
      ? [house('shortfalls', amountPaisa)]
      : [house('courier-receivable', rest), house('shortfalls', amountPaisa - rest)]),
  ])
}

/** Debits the balance at once, so that the amount cannot be requested twice. */
export function payoutRequested(payout: LedgerPayout): Posting {
  return ofPayout('payout-requested', payout, [
    seller('seller-balance', payout.user_id, -payout.amount_paisa),
    seller('seller-payout', payout.user_id, payout.amount_paisa),
  ])
}

/** Returns the amount to the balance. */
export function payoutReturned(kind: 'payout-rejected' | 'payout-cancelled', payout: LedgerPayout): Posting {
  return ofPayout(kind, payout, [
    seller('seller-payout', payout.user_id, -payout.amount_paisa),
    seller('seller-balance', payout.user_id, payout.amount_paisa),
  ])
}

export function payoutPaid(payout: LedgerPayout): Posting {
  return ofPayout('payout-paid', payout, [
    seller('seller-payout', payout.user_id, -payout.amount_paisa),
    house('cash', payout.amount_paisa),
  ])
}
