/** Statuses of an order: pending → shipped → delivered → completed, or cancelled from pending only (ORDER-5). */
export const orderStatuses = ['pending', 'shipped', 'delivered', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Actions that change the status of an order (ORDER-5). */
export const orderActions = ['ship', 'deliver', 'confirm', 'cancel'] as const

/** Sort orders of order lists: by date of the order or by `subtotal`. */
export const orderSorts = ['newest', 'oldest', 'price_desc', 'price_asc'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Calendar days until a parcel arrives, from the order or, once shipped, from the handover (ORDER-3). */
export const deliveryDays = { pending: { from: 3, to: 6 }, shipped: { from: 1, to: 4 } } as const

const DAY_MS = 86_400_000

/**
 * Returns the first and last expected day of arrival (ORDER-3); undefined for other statuses and after the last day.
 */
export function expectedArrival(
  { status, created_at, shipped_at }: { status: OrderStatus; created_at: string; shipped_at: string | null },
  now = Date.now(),
): { from: Date; to: Date } | undefined {
  if (status !== 'pending' && status !== 'shipped') return undefined
  const days = deliveryDays[status]
  const start = Date.parse(status === 'shipped' ? (shipped_at ?? created_at) : created_at)
  const to = start + days.to * DAY_MS
  return now > to ? undefined : { from: new Date(start + days.from * DAY_MS), to: new Date(to) }
}
