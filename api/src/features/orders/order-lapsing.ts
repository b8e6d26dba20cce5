import { transact } from '../../db/transact.ts'
import { findUnshippedGuestOrders } from './order-actions-queries.ts'
import { cancelLapsedOrder, type OrderJobsContext } from './order-actions-service.ts'

const MAX_PER_RUN = 1_000

/** Cancels guest orders not shipped within some days, restocks their products and notifies both sides (ORDER-8). */
export async function cancelLapsedOrders(context: OrderJobsContext, maxAgeDays: number): Promise<void> {
  for (const id of await findUnshippedGuestOrders(context.db, maxAgeDays, MAX_PER_RUN))
    await transact(context.db, tx => cancelLapsedOrder(tx, id, context))
}
