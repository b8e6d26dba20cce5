/** Addresses that one person can keep. */
export const MOST_ADDRESSES = 50
