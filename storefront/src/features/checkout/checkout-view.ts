import type { CheckoutLine } from './lines/checkout-line.ts'
import type { PlacedOrder } from './place-order.ts'

/** Props of both checkout forms, a guest's and a user's. */
export interface CheckoutViewProps {
  sellerId: number
  lines: CheckoutLine[]
  /** Resolves once the order's page is shown. */
  onPlaced: (order: PlacedOrder) => Promise<void>
  /** Refetches prices and stock after a rejection. */
  onRejected: () => Promise<unknown>
}
