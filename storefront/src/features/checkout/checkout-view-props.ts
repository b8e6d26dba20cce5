import type { CartOwner } from '../../components/cart/cart-owner.ts'
import type { CheckoutLine } from './lines/checkout-lines.ts'
import type { PlacedOrder } from './place-order.ts'

/** Props of both checkout forms, a guest’s and an account’s. */
export interface CheckoutViewProps {
  owner: CartOwner
  sellerId: number
  lines: CheckoutLine[]
  /** Resolves once the order's page is shown. */
  onPlaced: (order: PlacedOrder) => Promise<void>
  /** Refetches prices and stock after a rejection. */
  onRejected: () => Promise<unknown>
}
