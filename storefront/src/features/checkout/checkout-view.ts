import type { CheckoutLine } from './lines/checkout-line.ts'
import type { PlacedOrder } from './place-order.ts'

/** What both views of the checkout, a guest's and a signed-in person's, work with. */
export interface CheckoutViewProps {
  sellerId: number
  lines: CheckoutLine[]
  onPlaced: (order: PlacedOrder) => void
  /** The server refused: what the items cost and how many are left is to be asked anew. */
  onRefused: () => void
}
