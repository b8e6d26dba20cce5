/** Photos of one listing; the first is its cover (PHOTO-1). */
export const MAX_PHOTOS = 8

/** Maximum price of one piece, in rupees. */
export const MAX_PRICE = 10_000_000
