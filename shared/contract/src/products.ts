/** Approval statuses of a product (MODERATION-3). */
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const

/** Statuses of a live product's revision; an approved one replaces the product's fields (PRODUCT-16). */
export const revisionStatuses = ['pending', 'rejected'] as const

/** Sort orders of listings, the default first. */
export const sorts = ['newest', 'price_asc', 'price_desc'] as const
export type Sort = (typeof sorts)[number]

/** Sort orders of a seller's own products. */
export const ownSorts = [...sorts, 'oldest', 'title_asc', 'title_desc', 'stock_asc', 'stock_desc'] as const
export type OwnSort = (typeof ownSorts)[number]

/** Minimum characters of a search (SEARCH-1). */
export const SEARCH_MIN_LENGTH = 3

/** Maximum photos of a listing; the first is its cover (PHOTO-1). */
export const MAX_PHOTOS = 8

/** Maximum price of one unit, in rupees. */
export const MAX_PRICE = 10_000_000
