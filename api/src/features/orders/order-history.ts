import { orderSteps } from '@closyyy/contract/orders'
import type { OrderEvent } from '@closyyy/contract/orders-schemas'
import type { Db } from '../../db/database.ts'
import { findOrderEvents, findOrderPayments, type OrderEventRow } from './order-history-queries.ts'
import type { OrderRow } from './orders-queries.ts'

/** Returns when an order entered its statuses, in order. */
export function statusEvents(row: OrderRow): OrderEvent[] {
  const times = [
    ['placed', row.created_at],
    ['shipped', row.shipped_at],
    ['delivered', row.delivered_at],
    ['completed', row.completed_at],
    ['cancelled', row.cancelled_at],
  ] as const
  return times.flatMap(([step, at]) => (at === null ? [] : [{ step, at }]))
}

/** A parcel that comes back or gets lost cancels its order in the same transaction; only the first is told. */
function withoutDoubles(events: OrderEvent[]): OrderEvent[] {
  const ends = events.filter(({ step }) => step === 'returned' || step === 'lost').map(({ at }) => at)
  return events.filter(({ step, at }) => step !== 'cancelled' || !ends.includes(at))
}

/** Steps of the same transaction keep the order of `orderSteps`. */
const byTime = (one: OrderEvent, other: OrderEvent) =>
  Date.parse(one.at) - Date.parse(other.at) || orderSteps.indexOf(one.step) - orderSteps.indexOf(other.step)

/** Returns what happened to orders, by order id (ORDER-15); payments only to `isSeller`. */
export async function showHistories(
  db: Db,
  orders: OrderRow[],
  isSeller: (row: OrderRow) => boolean,
): Promise<(row: OrderRow) => OrderEvent[]> {
  const idsOf = (rows: OrderRow[]) => rows.map(({ id }) => id)
  const sold = idsOf(orders.filter(isSeller))
  const rows: OrderEventRow[] = [
    ...(await findOrderEvents(db, idsOf(orders))),
    ...(sold.length > 0 ? await findOrderPayments(db, sold) : []),
  ]
  const eventsOf = Map.groupBy(rows, row => row.order_id)
  return row => {
    const events = (eventsOf.get(row.id) ?? []).map(({ step, at }) => ({ step, at }))
    return withoutDoubles([...statusEvents(row), ...events]).toSorted(byTime)
  }
}
