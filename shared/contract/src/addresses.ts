/** Maximum addresses of one account (ADDRESS-1). */
export const MAX_ADDRESSES = 50
