import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { DAY } from '../../time.ts'
import { returnToCart } from '../carts/cart-returning.ts'
import type { CartOwner } from '../carts/carts-policy.ts'
import { countIfWithin, type Limit } from '../limits/limits-service.ts'
import { notifyOfOrder } from '../orders/order-notices.ts'
import { cancelLapsed, type SweepContext } from '../orders/order-sweep.ts'
import { readOrderItems, type StoredOrder } from '../orders/orders-service.ts'
import { mailboxOf } from '../outbox/guest-mailbox.ts'
import { setEnded } from './order-confirmations-queries.ts'

interface EndingContext extends SweepContext {
  settings: Pick<Settings, 'offerTtlHours' | 'publicUrl' | 'deadlineDays'>
}

/** A guest's email is not confirmed, so strangers must not be able to have it flooded. */
const noticesPerEmail: Limit = { name: 'unconfirmed-notice', max: 1, seconds: DAY }

/** Stops limits from counting an order that ended unconfirmed; runs as an `OrderEndedHandler`. */
export function endConfirmationOf(tx: Db, orderId: number): Promise<void> {
  return setEnded(tx, orderId)
}

async function mayNotify(tx: Db, { buyer_id, buyer_email }: StoredOrder): Promise<boolean> {
  return buyer_id !== null || countIfWithin(tx, [noticesPerEmail], mailboxOf(buyer_email))
}

async function returnItems(tx: Db, { settings }: EndingContext, order: StoredOrder): Promise<void> {
  const owner: CartOwner = order.buyer_id === null ? { guestId: order.guest_id ?? '' } : { userId: order.buyer_id }
  await returnToCart(tx, settings.offerTtlHours, owner, await readOrderItems(tx, order.id))
  if (await mayNotify(tx, order)) await notifyOfOrder(tx, ['order-unconfirmed'], order.id, settings.publicUrl)
}

/**
 * Cancels orders that were not confirmed in time: restocks their products, returns them to the buyer's cart and notifies
 * the buyer (CONFIRMATION-3).
 */
export function endLapsedOrders(context: EndingContext): Promise<void> {
  return cancelLapsed(context, 'confirm_by', (tx, order) => returnItems(tx, context, order))
}
