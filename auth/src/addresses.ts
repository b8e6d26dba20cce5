/** Where a guest signs in. */
export const LOGIN_PATH = '/seller/login'

/** Where the account's selling begins. */
export const HUB_PATH = '/seller/sellinghub/overview'
