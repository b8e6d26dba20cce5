import { sorts } from './products.ts'

/** Approval statuses of a product (MODERATION-3). */
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const

/** Statuses of a live product's revision; an approved one replaces the product's fields (PRODUCT-16). */
export const revisionStatuses = ['pending', 'rejected'] as const

/** Sort orders of a seller's own products. */
export const ownSorts = [...sorts, 'oldest', 'title_asc', 'title_desc', 'stock_asc', 'stock_desc'] as const
export type OwnSort = (typeof ownSorts)[number]
