/** Results of a row of a remittance (REMITTANCE-1). */
export const remittanceResults = ['matched', 'short', 'unknown', 'duplicate'] as const
export type RemittanceResult = (typeof remittanceResults)[number]

/** Reasons of unknown rows: no such parcel, not shipped yet, ended unpaid, above what is due, no amount. */
export const remittanceReasons = ['no-order', 'not-shipped', 'ended', 'above-due', 'nothing-paid'] as const
export type RemittanceReason = (typeof remittanceReasons)[number]

/** Sources of a remittance: an uploaded file, an administrator's entry, or a courier's statement. */
export const remittanceSources = ['file', 'entry', 'courier'] as const

/** Longest file, in characters; the body of a call may have 200 KB. */
export const MAX_REMITTANCE_CHARACTERS = 150_000
