/** Days after which vacation mode ends (SHOP-2). */
export const VACATION_DAYS = 7
