export const approvalStatuses = ['pending', 'approved', 'rejected'] as const

export const revisionStatuses = ['pending', 'rejected'] as const

export const sorts = ['newest', 'price_asc', 'price_desc'] as const
export type Sort = (typeof sorts)[number]

/** How a seller's own products can be sorted. */
export const ownSorts = [...sorts, 'oldest', 'title_asc', 'title_desc', 'stock_asc', 'stock_desc'] as const
export type OwnSort = (typeof ownSorts)[number]

/** A search below this many characters is refused (SEARCH-1). */
export const SEARCH_MIN_LENGTH = 3
