/** Maximum different products of one order (CHECKOUT-1). */
export const MAX_ORDER_ITEMS = 50

/** Maximum units of one product in an order, and so in a cart. */
export const MAX_ORDER_QUANTITY = 1_000
