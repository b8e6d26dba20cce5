import type { Order } from '@closyyy/contract/orders'
import type { CheckoutLine } from './lines/checkout-line.ts'

/** What both views of the checkout, a guest's and a signed-in person's, work with. */
export interface CheckoutViewProps {
  sellerId: number
  lines: CheckoutLine[]
  onPlaced: (order: Order) => void
  /** The server refused: what the items cost and how many are left is to be asked anew. */
  onRefused: () => void
}
