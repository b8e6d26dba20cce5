import { closeDisputesOf } from './features/disputes/dispute-closing.ts'
import { endConfirmationOf } from './features/order-confirmations/confirmation-ending.ts'
import type { OrderEndedHandler } from './features/orders/order-settling.ts'

/** Ends what belongs to an order that was completed or cancelled, in its transaction. */
export const endPartsOfOrder: OrderEndedHandler = async (tx, orderId) => {
  await closeDisputesOf(tx, orderId)
  await endConfirmationOf(tx, orderId)
}
