import { toPaisa } from './money.ts'

/** What an order costs beside its items and what it leaves the seller, all in paisa. */
export interface OrderFees {
  deliveryFee: number
  platformFee: number
  sellerProfit: number
}

/** What the buyer of every order pays for delivery, in rupees (LEDGER-1). */
export const DELIVERY_FEE = 250
/** Subtotal in rupees from which the seller pays as much towards delivery, out of the profit (LEDGER-3). */
export const SELLER_DELIVERY_FROM = 3_000
/** The platform's share of a subtotal. */
export const PLATFORM_FEE_PERCENT = 10

/** The fees of a subtotal in paisa (LEDGER-3). */
export function orderFees(subtotal: number): OrderFees {
  const deliveryFee = toPaisa(DELIVERY_FEE)
  const platformFee = Math.round((subtotal * PLATFORM_FEE_PERCENT) / 100)
  const sellerShare = subtotal >= toPaisa(SELLER_DELIVERY_FROM) ? deliveryFee : 0
  return { deliveryFee, platformFee, sellerProfit: subtotal - platformFee - sellerShare }
}
