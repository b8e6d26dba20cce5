/** Where an order stands: pending → shipped → delivered → completed, or cancelled from pending only (ORDER-5). */
export const orderStatuses = ['pending', 'shipped', 'delivered', 'completed', 'cancelled'] as const

/** What moves an order on. */
export const orderActions = ['ship', 'deliver', 'confirm', 'cancel'] as const

/** How a list of orders can be sorted: by the day they were placed, or by `subtotal`, the price of their items. */
export const orderSorts = ['newest', 'oldest', 'price_desc', 'price_asc'] as const
export type OrderSort = (typeof orderSorts)[number]
