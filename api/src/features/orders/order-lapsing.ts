import { transact } from '../../db/transact.ts'
import { findGuestOrdersWaiting } from './order-moves-queries.ts'
import { lapseOrder, type OrderJobsContext } from './order-moves-service.ts'

const MOST_A_ROUND = 1_000

/** Cancels guest orders not shipped within some days, restocks their products and notifies both sides (ORDER-8). */
export async function cancelLapsedOrders(context: OrderJobsContext, lifeDays: number): Promise<void> {
  for (const id of await findGuestOrdersWaiting(context.db, lifeDays, MOST_A_ROUND))
    await transact(context.db, tx => lapseOrder(tx, id, context))
}
