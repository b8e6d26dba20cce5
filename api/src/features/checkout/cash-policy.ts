import { MAX_UNCONFIRMED_ITEMS } from '@closyyy/contract/order-confirmations'
import type { CashLimits, OpenOrders, SharedBy } from '../../settings/checkout-settings.ts'
import { type PhoneRecord, standingOf } from '../phone-records/phone-record.ts'

export interface CashOrder {
  isAccount: boolean
  /** True for an account with a phone, and for a guest who confirmed this phone before. */
  hasConfirmedPhone: boolean
  /** True for a guest with the phone of a suspended account. */
  isSuspended: boolean
  record: PhoneRecord
  totalPaisa: number
  city: string
  items: number
  pieces: number
  /** Pieces of other unconfirmed orders. */
  unconfirmed: Record<SharedBy, number>
  /** Other open orders of the buyer, including this one's seller. */
  open: OpenOrders
}

export type CashRefusal = 'suspended' | 'record' | 'items' | 'amount' | 'city' | `pieces-of-${SharedBy}` | 'open-orders'

export type CashDecision = 'ready' | 'confirm' | CashRefusal

function refusalOf(order: CashOrder, limits: CashLimits): CashRefusal | undefined {
  if (order.items > MAX_UNCONFIRMED_ITEMS) return 'items'
  if (order.totalPaisa > limits.maxUnconfirmedPaisa) return 'amount'
  if (limits.confirmedOnlyCities.includes(order.city)) return 'city'
  for (const by of ['phone', 'address', 'ip', 'seller'] as const) {
    if (order.unconfirmed[by] + order.pieces > limits.unconfirmedPieces[by]) return `pieces-of-${by}`
  }
  return undefined
}

function exceeds(open: OpenOrders, max: OpenOrders): boolean {
  return open.orders > max.orders || open.pieces > max.pieces || open.sellers > max.sellers
}

/** Decides whether a cash order is placed at once, after a confirmation, or not at all (CHECKOUT-10). */
export function decideCashOrder(order: CashOrder, limits: CashLimits): CashDecision {
  const { record, hasConfirmedPhone } = order
  const standing = standingOf(record)
  if (order.isSuspended) return 'suspended'
  if (standing === 'refused') return 'record'
  const isKnown = (order.isAccount || hasConfirmedPhone) && standing === 'trusted'
  if (!isKnown && exceeds(order.open, limits.open)) return 'open-orders'
  if (isKnown || (hasConfirmedPhone && standing === 'clear')) return 'ready'
  return (hasConfirmedPhone ? undefined : refusalOf(order, limits)) ?? 'confirm'
}
