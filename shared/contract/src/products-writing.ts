/** Maximum photos of a listing; the first is its cover (PHOTO-1). */
export const MAX_PHOTOS = 8

/** Maximum price of one unit, in rupees. */
export const MAX_PRICE = 10_000_000
