/** Addresses that one person can keep. */
export const MAX_ADDRESSES = 50
