/** Results of a row of a remittance (REMITTANCE-1). */
export const remittanceResults = ['matched', 'short', 'unknown', 'duplicate'] as const
export type RemittanceResult = (typeof remittanceResults)[number]

/** Reasons of unknown rows: no such parcel, the sender’s own order, not shipped, ended unpaid, above what is due, no amount. */
export const remittanceReasons = ['no-order', 'own-order', 'not-shipped', 'ended', 'above-due', 'nothing-paid'] as const
export type RemittanceReason = (typeof remittanceReasons)[number]

/** Sources of a remittance: an uploaded file, an administrator's entry, or a courier's statement. */
export const remittanceSources = ['file', 'entry', 'courier'] as const

/** Largest payment of a parcel, in rupees; above the largest order. */
export const MAX_REMITTANCE_AMOUNT = 100_000_000_000

/** Earliest day of a payment (REMITTANCE-4). */
export const MIN_REMITTANCE_DAY = '2000-01-01'

/** Longest file, in characters; the body of a call may have 200 KB. */
export const MAX_REMITTANCE_CHARACTERS = 150_000
