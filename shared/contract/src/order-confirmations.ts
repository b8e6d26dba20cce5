/** Where an order's code goes: to the phone, or to the email of an account without one. */
export const codeChannels = ['sms', 'email'] as const

/** `waiting` until the buyer confirms the order, `lapsed` if they did not in time. */
export const confirmationStates = ['waiting', 'lapsed'] as const

/** Different products in an order from someone who has not confirmed their phone (CHECKOUT-10). */
export const MAX_UNCONFIRMED_ITEMS = 3
