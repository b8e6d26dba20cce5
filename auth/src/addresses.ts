/** Where signing up begins: with a phone. */
export const PHONE_PATH = '/seller/phone'

/** Where the code of a phone is entered; spelt so (NAV-2). */
export const VERIFICATION_PATH = '/seller/sellinghub/varification'

/** The three steps of registering, in order. */
export const STEP_PATHS = ['/seller/signup-step1', '/seller/signup-step2', '/seller/signup-step3'] as const

export const SUCCESS_PATH = '/seller/signupsuccess'
export const PASSWORD_RESET_PATH = '/seller/password-reset'
export const PRIVACY_PATH = '/privacy-policy'
export const TERMS_PATH = '/terms'

export const PROFILE_PATH = '/seller/profile'
export const PURCHASES_PATH = '/seller/purchases'
export const SETTINGS_PATH = '/seller/settings'

/** Where the account's selling begins. */
export const HUB_PATH = '/seller/sellinghub/overview'

/** Where a visitor of the login who is signed in already is sent (SESSION-4). */
export const SELLING_PATH = '/seller/sellinghub/selling-active'

export const LIST_ITEM_PATH = '/seller/list-item'
export const OFFERS_PATH = '/seller/sellinghub/offers'
export const SOLD_PATH = '/seller/sellinghub/sold-items'
export const BANK_PATH = '/seller/sellinghub/bank'
export const STATS_PATH = '/seller/sellinghub/stats'
export const PAYMENTS_PATH = '/seller/sellinghub/payment'
