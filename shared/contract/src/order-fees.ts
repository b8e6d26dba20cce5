import { toPaisa } from './money.ts'

/** Fees of an order and the seller's profit, in paisa. */
export interface OrderFees {
  deliveryFee: number
  platformFee: number
  sellerProfit: number
}

/** Delivery fee of every order, paid by the buyer, in rupees (LEDGER-1). */
export const DELIVERY_FEE = 250
/** Subtotal in rupees from which the seller's profit is also less the delivery fee (LEDGER-3). */
export const SELLER_DELIVERY_FROM = 3_000
/** The platform's share of the subtotal, in percent (LEDGER-1). */
export const PLATFORM_FEE_PERCENT = 10

/** Returns the fees of a subtotal, both in paisa (LEDGER-3); the platform fee is rounded to the nearest paisa. */
export function orderFees(subtotal: number): OrderFees {
  const deliveryFee = toPaisa(DELIVERY_FEE)
  const platformFee = Math.round((subtotal * PLATFORM_FEE_PERCENT) / 100)
  const sellerShare = subtotal >= toPaisa(SELLER_DELIVERY_FROM) ? deliveryFee : 0
  return { deliveryFee, platformFee, sellerProfit: subtotal - platformFee - sellerShare }
}
