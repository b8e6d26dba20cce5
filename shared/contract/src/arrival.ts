import type { Order } from './orders-schemas.ts'

/** Calendar days until a parcel arrives, from the order or, once shipped, from the handover, if nothing was measured (ORDER-3). */
export const deliveryDays = { pending: { from: 3, to: 6 }, shipped: { from: 1, to: 4 } } as const

/** Days from delivery in which a buyer confirms the order or reports a problem, at least (ORDER-13). */
export const CONFIRM_DAYS = 3

const DAY_MS = 86_400_000

/**
 * Returns the first and last expected day of arrival (ORDER-3); undefined for other statuses and after the last day.
 */
export function expectedArrival(
  { status, created_at, shipped_at, seller }: Pick<Order, 'status' | 'created_at' | 'shipped_at' | 'seller'>,
  now = Date.now(),
): { from: Date; to: Date } | undefined {
  if (status !== 'pending' && status !== 'shipped') return undefined
  const days = (status === 'pending' && seller.delivery_days) || deliveryDays[status]
  const start = Date.parse(status === 'shipped' ? (shipped_at ?? created_at) : created_at)
  const to = start + days.to * DAY_MS
  return now > to ? undefined : { from: new Date(start + days.from * DAY_MS), to: new Date(to) }
}
