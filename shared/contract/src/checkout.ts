/** What an order may hold at most: different products, and pieces of each. */
export const MAX_ORDER_ITEMS = 50

export const MAX_ORDER_QUANTITY = 1_000
