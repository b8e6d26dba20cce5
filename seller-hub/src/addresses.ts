/** Where the hub begins; leads to its first screen. */
export const HUB_PATH = '/seller/sellinghub'

/** The hub's first screen. */
export const OVERVIEW_PATH = '/seller/sellinghub/overview'

export const SELLING_ACTIVE_PATH = '/seller/sellinghub/selling-active'

export const DRAFTS_PATH = '/seller/sellinghub/drafts'

/** The admins' queue of products that wait for a decision. */
export const MODERATION_PATH = '/seller/sellinghub/moderation'

/** Where selling something new begins. */
export const LIST_ITEM_PATH = '/seller/list-item'

/** Where payouts go. */
export const BANK_PATH = '/seller/sellinghub/bank'

export const STATS_PATH = '/seller/sellinghub/stats'

/** Balances, history and payouts. */
export const PAYMENT_PATH = '/seller/sellinghub/payment'

/** The admins' payouts to pay. */
export const PAYOUTS_PATH = '/seller/sellinghub/payouts'

export const SHIPPING_PATH = '/seller/sellinghub/shipping'

export const VACATION_PATH = '/seller/sellinghub/vacation'

export const PROFILE_PATH = '/seller/profile'

/** Picture and shop description. */
export const EDIT_PROFILE_PATH = '/seller/edit'

export const SETTINGS_PATH = '/seller/settings'

/** Which emails are wanted; the other lists them, to be read. */
export const PREFERENCES_PATH = '/seller/preferences'
export const PREFER_PATH = '/seller/prefer'

/** Where auth changes a password. */
export const PASSWORD_RESET_PATH = '/seller/password-reset'

/** What buyers offer, and what the person offers others. */
export const OFFERS_PATH = '/seller/sellinghub/offers'

/** What was sold: the orders to ship and their history. */
export const SOLD_ITEMS_PATH = '/seller/sellinghub/sold-items'

/** A page of what was sold outside the shop. */
export const soldElsewherePath = (page = 1) => `${SOLD_ITEMS_PATH}?tab=elsewhere${page > 1 ? `&page=${page}` : ''}`

/** The sheet for the parcel of an order. */
export const packingSlipPath = (orderId: number) => `${SOLD_ITEMS_PATH}/${orderId}/slip`

/** What the person bought. */
export const PURCHASES_PATH = '/seller/purchases'

/** Where buyer and seller settle what went wrong. */
export const RESOLUTION_PATH = '/seller/resolution'

/** Where a problem with an order is reported. */
export const reportPath = (orderId: number) => `${RESOLUTION_PATH}?report=${orderId}`

/** The listing form on something that was begun before. */
export const draftPath = (id: string) => `${LIST_ITEM_PATH}?draft=${id}`
