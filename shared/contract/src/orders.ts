/** Statuses of an order: pending → shipped → delivered → completed, or cancelled from pending only (ORDER-5). */
export const orderStatuses = ['pending', 'shipped', 'delivered', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Actions that change the status of an order (ORDER-5). */
export const orderActions = ['ship', 'deliver', 'confirm', 'cancel'] as const

/** Sort orders of order lists: by date of the order or by `subtotal`. */
export const orderSorts = ['newest', 'oldest', 'price_desc', 'price_asc'] as const
export type OrderSort = (typeof orderSorts)[number]
