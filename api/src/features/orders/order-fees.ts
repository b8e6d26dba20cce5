/** What an order costs beside its items and what it leaves the seller, all in paisa. */
export interface OrderFees {
  deliveryFee: number
  platformFee: number
  sellerProfit: number
}

const DELIVERY_FEE = 250_00
const PLATFORM_FEE_PERCENT = 10
const DELIVERY_FREE_FOR_SELLER_BELOW = 3_000_00

/** The fees of a subtotal (seller.txt section 9): from Rs.3,000 on the delivery fee comes off the seller's profit. */
export function orderFees(subtotal: number): OrderFees {
  const platformFee = Math.round((subtotal * PLATFORM_FEE_PERCENT) / 100)
  const sellerProfit = subtotal - platformFee - (subtotal >= DELIVERY_FREE_FOR_SELLER_BELOW ? DELIVERY_FEE : 0)
  return { deliveryFee: DELIVERY_FEE, platformFee, sellerProfit }
}
