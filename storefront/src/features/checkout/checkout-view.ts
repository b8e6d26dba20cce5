import type { CheckoutLine } from './lines/checkout-line.ts'
import type { PlacedOrder } from './place-order.ts'

/** What both views of the checkout, a guest's and a signed-in person's, work with. */
export interface CheckoutViewProps {
  sellerId: number
  lines: CheckoutLine[]
  /** Leaves for the order's page; resolves once it is there. */
  onPlaced: (order: PlacedOrder) => Promise<void>
  /** The server refused: reads anew what the items cost and how many are left. */
  onRejected: () => Promise<unknown>
}
