/** Sort orders of listings, the default first. */
export const sorts = ['newest', 'price_asc', 'price_desc'] as const
export type Sort = (typeof sorts)[number]

/** Minimum characters of a search (SEARCH-1). */
export const MIN_SEARCH_LENGTH = 3

/** Maximum characters of a search query. */
export const MAX_SEARCH_LENGTH = 100

/** Maximum photos of a listing; the first is its cover (PHOTO-1). */
export const MAX_PHOTOS = 8

/** Maximum price of one unit, in rupees. */
export const MAX_PRICE = 10_000_000

/** Maximum units of a listing, sold ones included (PRODUCT-11). */
export const MAX_PRODUCT_QUANTITY = 1_000
