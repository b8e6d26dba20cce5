/** What an order may hold at most: different products, and pieces of each. */
export const MOST_ORDER_ITEMS = 50

export const MOST_ORDER_PIECES = 1_000
