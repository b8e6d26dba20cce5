/** The hub's first screen. */
export const OVERVIEW_PATH = '/seller/sellinghub/overview'

/** Where selling something new begins. */
export const SELL_PATH = OVERVIEW_PATH
