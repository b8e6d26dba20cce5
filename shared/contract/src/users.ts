/** Days after which vacation mode turns itself off (SHOP-2). */
export const VACATION_DAYS = 7
