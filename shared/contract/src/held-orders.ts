/** What buyer and seller of a held order share (HELD-1). */
export const heldOrderLinks = ['phone', 'address', 'device', 'bank-account'] as const
export type HeldOrderLink = (typeof heldOrderLinks)[number]

/** Hours after which a held order is cancelled without a decision (HELD-3). */
export const HOLD_HOURS = 48
