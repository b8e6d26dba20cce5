import { transact } from '../../db/transact.ts'
import { findGuestOrdersWaiting } from './order-moves-queries.ts'
import { lapseOrder, type OrderJobsContext } from './order-moves-service.ts'

const MOST_A_ROUND = 1_000

/** Cancels guests' orders that nobody has shipped for so many days, so that their pieces are on sale again; tells both sides. */
export async function cancelLapsedOrders(context: OrderJobsContext, lifeDays: number): Promise<void> {
  for (const id of await findGuestOrdersWaiting(context.db, lifeDays, MOST_A_ROUND))
    await transact(context.db, tx => lapseOrder(tx, id, context))
}
